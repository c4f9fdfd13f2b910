package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.pattern.CodeWords.Kind;

/**
 * Codes: letters mixed with digits, letters that no language explains, and what hangs on to either.
 *
 * <p>In prose an unknown word is a word, and the policy says what becomes of it. In a chunk that is
 * written for machines (a path, an assignment, markup, an identifier) it may be anybody's name, so
 * it is a code.
 */
final class CodeWordRule {

  /** Above what the tagger has: it takes codes for names now and then. */
  static final double CONFIDENCE = 0.94;

  /** What may stand inside of one code: ZQKX-VWTB-77, F32.1, 9C3X+Q2, name#4821. */
  private static final String JOINTS = "-.+#~*'";

  private static final int LONGEST_ABBREVIATION = 4;

  private CodeWordRule() {}

  /**
   * The codes of one chunk.
   *
   * @param technical whether it is written for machines
   */
  static void at(Atoms atoms, int first, int end, boolean technical, Findings found) {
    CodeWords words = CodeWords.of(atoms, first, end);
    boolean closed = technical || words.has(Kind.CODE);
    int word = 0;
    while (word < words.size()) {
      closed |= words.kind(word) == Kind.OPAQUE; // what follows is its tail
      int last = word;
      while (last + 1 < words.size() && isJoined(atoms, words, last)) {
        last++;
      }
      chain(atoms, words, word, last, closed, found);
      word = last + 1;
    }
  }

  private static boolean isJoined(Atoms atoms, CodeWords words, int word) {
    int sign = words.end(word);
    return words.kind(word) != Kind.OPAQUE
        && words.kind(word + 1) != Kind.OPAQUE
        && words.first(word + 1) == sign + 1
        && atoms.isSignOf(sign, JOINTS);
  }

  /** Words with one joint between each two: from the first code to the last they are one code. */
  private static void chain(
      Atoms atoms, CodeWords words, int first, int last, boolean closed, Findings found) {
    int from = -1;
    int to = -1;
    for (int word = first; word <= last; word++) {
      if (isCode(atoms, words, word, first, last, closed)) {
        from = from < 0 ? word : from;
        to = word;
      }
    }
    if (from < 0) {
      return;
    }
    while (from > first && isPart(words.kind(from - 1))) {
      from--;
    }
    while (to < last && isPart(words.kind(to + 1))) {
      to++;
    }
    found.add(EntityType.CODE, words.first(from), words.end(to), CONFIDENCE);
  }

  private static boolean isPart(Kind kind) {
    return kind == Kind.NUMBER || kind == Kind.UNKNOWN;
  }

  private static boolean isCode(
      Atoms atoms, CodeWords words, int word, int first, int last, boolean closed) {
    return switch (words.kind(word)) {
      case CODE -> true;
      case UNKNOWN ->
          closed
              || word > first && isNumbered(atoms, words, word - 1, word)
              || word < last && isNumbered(atoms, words, word, word + 1);
      case KNOWN -> word < last && isTagged(atoms, words, word);
      case NUMBER, OPAQUE -> false;
    };
  }

  /** An unknown word and a number in one code: SN-48217, kowalski.87, but not Abb.3. */
  private static boolean isNumbered(Atoms atoms, CodeWords words, int one, int other) {
    boolean number = words.kind(one) == Kind.NUMBER || words.kind(other) == Kind.NUMBER;
    int letters = words.kind(one) == Kind.NUMBER ? words.first(other) : words.first(one);
    boolean abbreviated =
        atoms.isSign(words.end(one), '.') && atoms.length(letters) <= LONGEST_ABBREVIATION;
    return number
        && !abbreviated
        && !atoms.isSign(words.end(one), '\'')
        && !OrdinaryForms.isWord(
            atoms.text().substring(atoms.start(words.first(one)), atoms.end(words.end(other) - 1)));
  }

  /** ghost#4821: how some platforms write a user's name. */
  private static boolean isTagged(Atoms atoms, CodeWords words, int word) {
    return atoms.isSign(words.end(word), '#')
        && words.kind(word + 1) == Kind.NUMBER
        && atoms.length(words.first(word + 1)) >= LONGEST_ABBREVIATION;
  }
}
