package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.NameKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds names in letters that are written together: annasmith, asmith. */
final class GluedNames {
  private static final int SHORTEST = 3;

  /** Longer runs are taken as one word; the search is quadratic in this. */
  private static final int LONGEST = 30;

  private final Lore lore;
  private final WordNames words;

  GluedNames(Lore lore, WordNames words) {
    this.lore = lore;
    this.words = words;
  }

  /** What is written for a run of two names or more; empty if it is not made of such. */
  Optional<String> replace(NameText.Piece run, AuthorNames author) {
    String letters = run.canonical();
    if (letters.length() < SHORTEST + 1 || letters.length() > LONGEST || isKnown(letters, author)) {
      return Optional.empty();
    }
    for (int cut = 1; cut <= letters.length() - SHORTEST; cut++) {
      Optional<String> written = at(cut, run, author);
      if (written.isPresent()) {
        return written;
      }
    }
    return Optional.empty();
  }

  private Optional<String> at(int cut, NameText.Piece run, AuthorNames author) {
    String first = run.canonical().substring(0, cut);
    String rest = run.canonical().substring(cut);
    if (cut == 1) {
      return Initials.known(first, rest, author)
          .flatMap(letter -> written(List.of(rest), letter, run, author));
    }
    if (cut < SHORTEST) {
      return Optional.empty();
    }
    boolean both = isKnown(first, author) && isKnown(rest, author);
    boolean full =
        lore.names(first).filter(lists -> lists.isGiven(first) && lists.isFamily(rest)).isPresent();
    return both || full && !isWord(run)
        ? written(List.of(first, rest), "", run, author)
        : Optional.empty();
  }

  /** Everyday words are not cut into names by accident. */
  private boolean isWord(NameText.Piece run) {
    return lore.isEveryday(run.canonical()) || lore.isName(run.canonical());
  }

  private static boolean isKnown(String letters, AuthorNames author) {
    return author.memory().find(NameKind.WORD, author.keys().word(letters)).isPresent();
  }

  private Optional<String> written(
      List<String> names, String before, NameText.Piece run, AuthorNames author) {
    List<String> parts = new ArrayList<>(List.of(before));
    for (int i = 0; i < names.size(); i++) {
      WordRole role = i == names.size() - 1 ? WordRole.FAMILY : WordRole.GIVEN;
      Optional<String> part =
          words.ofUnseen(new NameText.Piece(names.get(i), names.get(i)), role, author);
      if (part.isEmpty()) {
        return Optional.empty();
      }
      parts.add(part.get());
    }
    String all = String.join("", parts);
    return Optional.of(
        run.letterCase() == LetterCase.TITLE
            ? all.charAt(0) + LetterCase.LOWER.write(all.substring(1))
            : run.letterCase().write(all));
  }
}
