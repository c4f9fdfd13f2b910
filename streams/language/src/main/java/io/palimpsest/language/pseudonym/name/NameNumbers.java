package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.pseudonym.memory.NameKind;
import io.palimpsest.language.pseudonym.memory.Remembered;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Numbers in place of names, from 1 for each type. A person keeps the number when only a part of
 * the name is used: the part is that of the one who was first called so.
 */
final class NameNumbers {
  private final Lore lore;

  NameNumbers(Lore lore) {
    this.lore = lore;
  }

  OptionalInt number(EntityType type, String original, AuthorNames author) {
    List<String> words = words(type, original, author);
    if (words.isEmpty()) {
      return OptionalInt.empty();
    }
    long key = author.keys().join(author.keys().word(type.label()), author.sequence(words));
    Optional<String> known = find(NameKind.NUMBER, key, author);
    if (known.isPresent()) {
      return number(known.get());
    }
    String number = type == EntityType.PERSON ? ofPerson(words, author) : next(type, author);
    if (!author.memory().assign(NameKind.NUMBER, key, new Remembered(number, false, 0))) {
      return OptionalInt.empty();
    }
    if (type == EntityType.PERSON && words.size() > 1) {
      words.forEach(word -> bind(word, number, author));
    }
    return number(number);
  }

  /** Names of a person; for all else whatever is written, in pieces. */
  private List<String> words(EntityType type, String original, AuthorNames author) {
    if (type == EntityType.PERSON) {
      PersonParts parts = PersonParts.of(original, lore, author);
      List<String> names =
          parts.people().stream()
              .flatMap(List::stream)
              .filter(parts::isName)
              .map(i -> parts.piece(i).canonical())
              .toList();
      if (!names.isEmpty()) {
        return names;
      }
    }
    return NameText.pieces(original).stream()
        .filter(NameText.Piece::isWord)
        .map(NameText.Piece::canonical)
        .toList();
  }

  /** A single word is the one whose name has it; a full name takes over a word that was alone. */
  private String ofPerson(List<String> words, AuthorNames author) {
    for (String word : words) {
      long key = author.keys().word(word);
      Optional<String> ofPart = find(NameKind.PART_NUMBER, key, author);
      if (words.size() == 1 && ofPart.isPresent()) {
        return ofPart.get();
      }
      long alone = author.keys().join(author.keys().word(EntityType.PERSON.label()), key);
      Optional<String> ofWord = find(NameKind.NUMBER, alone, author);
      if (words.size() > 1 && ofPart.isEmpty() && ofWord.isPresent()) {
        return ofWord.get();
      }
    }
    return next(EntityType.PERSON, author);
  }

  private static void bind(String word, String number, AuthorNames author) {
    long key = author.keys().word(word);
    if (find(NameKind.PART_NUMBER, key, author).isEmpty()) {
      author.memory().assign(NameKind.PART_NUMBER, key, new Remembered(number, false, 0));
    }
  }

  private static Optional<String> find(NameKind kind, long key, AuthorNames author) {
    return author.memory().find(kind, key).map(Remembered::given);
  }

  private static String next(EntityType type, AuthorNames author) {
    return type.label() + "_" + (author.memory().highestNumber(type.label()).orElse(0) + 1);
  }

  private static OptionalInt number(String label) {
    return OptionalInt.of(Integer.parseInt(label, label.lastIndexOf('_') + 1, label.length(), 10));
  }
}
