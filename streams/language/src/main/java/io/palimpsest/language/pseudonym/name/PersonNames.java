package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Other names for people. Titles, particles and suffixes stay, single letters follow {@link
 * Initials}, and every other word is given one of its own.
 */
final class PersonNames implements Replacer {
  private final Lore lore;
  private final WordNames words;

  PersonNames(Lore lore, WordNames words) {
    this.lore = lore;
    this.words = words;
  }

  @Override
  public Optional<String> replace(String original, AuthorNames author) {
    PersonParts parts = PersonParts.of(original, lore, author);
    String[] given = new String[parts.size()];
    boolean all = true;
    for (int i = 0; i < parts.size(); i++) {
      if (parts.isName(i)) {
        // Also behind one for which there is nothing: all of them are to be found again.
        Optional<String> name = words.of(parts.piece(i), parts.role(i), parts.isLearned(i), author);
        all &= name.isPresent();
        given[i] = name.orElse("");
      }
    }
    parts.people().forEach(person -> remember(parts, person, given, author));
    return all ? Optional.of(written(parts, given, author)) : Optional.empty();
  }

  private static String written(PersonParts parts, String[] given, AuthorNames author) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      NameText.Piece piece = parts.piece(i);
      if (parts.isName(i)) {
        out.append(piece.letterCase().write(given[i]));
      } else if (parts.isInitial(i)) {
        out.append(piece.letterCase().write(initial(parts, i, author)));
      } else {
        out.append(piece.isNumber() ? Digits.other(piece.canonical(), author) : piece.text());
      }
    }
    return out.toString();
  }

  private static String initial(PersonParts parts, int i, AuthorNames author) {
    String letter = parts.piece(i).canonical();
    return parts
        .familyOf(i)
        .flatMap(family -> Initials.known(letter, family, author))
        .orElseGet(() -> Initials.other(letter, author));
  }

  private void remember(
      PersonParts parts, List<Integer> person, String[] given, AuthorNames author) {
    List<Integer> names = parts.names(person);
    if (names.size() < 2) {
      return;
    }
    int first = names.get(0);
    Optional<String> family = parts.familyOf(first);
    if (family.isPresent() && parts.role(first) == WordRole.GIVEN) {
      Initials.learn(parts.piece(first).canonical(), given[first], family.get(), author);
    }
    rememberSequence(parts, person, names, author);
  }

  /** Needed only where a word alone would be taken for an everyday one: "will smith". */
  private void rememberSequence(
      PersonParts parts, List<Integer> person, List<Integer> names, AuthorNames author) {
    int everyday = 0;
    for (int i : names) {
      everyday += lore.isEveryday(parts.piece(i).canonical()) ? 1 : 0;
    }
    if (everyday == 0) {
      return;
    }
    boolean common = everyday == names.size();
    List<NameText.Piece> between = new ArrayList<>();
    for (int i : person) {
      if (i >= names.get(0) && i <= names.get(names.size() - 1)) {
        between.add(parts.piece(i));
      }
    }
    Phrase.of(between)
        .ifPresent(
            phrase ->
                author.remember(
                    NameKind.PERSON,
                    phrase.key(author),
                    phrase.letterCase().bit(),
                    () -> new Remembered("", common, 0),
                    Optional::empty));
  }
}
