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

  /** Of letters alone, which may be half of a name that a tagger knows whole. */
  static final double OF_LETTERS = 0.45;

  /** What may stand inside of one code: ZQKX-VWTB-77, F32.1, 9C3X+Q2, name#4821, name!9. */
  private static final String JOINTS = "-.+#~*'!$%^&";

  /** What people put between a number and a word of a sentence. */
  private static final String PROSE = ".,!?()\"'\u2019\u2026\u2013\u2014";

  private static final int LONGEST_ABBREVIATION = 3;
  private static final int SHORTEST_TAG = 4;

  private CodeWordRule() {}

  /**
   * The codes of one chunk.
   *
   * @param technical whether it is written for machines
   */
  static void at(Atoms atoms, int first, int end, boolean technical, Findings found) {
    CodeWords words = CodeWords.of(atoms, first, end);
    boolean closed =
        technical
            || words.has(Kind.CODE)
            || hasNumbered(atoms, words)
            || hasTiedToNumber(atoms, words);
    int word = 0;
    while (word < words.size()) {
      closed |= words.kind(word) == Kind.OPAQUE; // what follows is its tail
      int last = endOfChain(atoms, words, word);
      chain(atoms, words, word, last, closed, found);
      word = last + 1;
    }
  }

  private static int endOfChain(Atoms atoms, CodeWords words, int first) {
    int last = first;
    while (last + 1 < words.size() && isJoined(atoms, words, last)) {
      last++;
    }
    return last;
  }

  /** Whether an unknown word and a number are in one code: SN-48217, but not Abb.3. Linear. */
  private static boolean hasNumbered(Atoms atoms, CodeWords words) {
    int word = 0;
    while (word < words.size()) {
      int last = endOfChain(atoms, words, word);
      int firstNumber = word;
      while (firstNumber <= last && !words.hasDigits(firstNumber)) {
        firstNumber++;
      }
      int lastNumber = last;
      while (lastNumber > firstNumber && !words.hasDigits(lastNumber)) {
        lastNumber--;
      }
      for (int at = word; at <= last && firstNumber <= last; at++) {
        if (words.kind(at) == Kind.UNKNOWN
            && isNumbered(atoms, words, at, firstNumber, lastNumber)) {
          return true;
        }
      }
      word = last + 1;
    }
    return false;
  }

  /**
   * 5/+quendrix: an unknown word and a number or handle, with signs between that are not of prose.
   * Single letters may stand between, too.
   */
  private static boolean hasTiedToNumber(Atoms atoms, CodeWords words) {
    boolean unknown = false;
    boolean number = false;
    for (int word = 0; word < words.size(); word++) {
      if (word > 0
          && (!hasOddSign(atoms, words.end(word - 1), words.first(word))
              || isOrdinary(atoms, words, word - 1, word))) {
        unknown = false;
        number = false;
      }
      if (words.hasDigits(word) || words.kind(word) == Kind.OPAQUE) {
        number = true;
      } else if (words.kind(word) == Kind.UNKNOWN) {
        unknown = true;
      } else if (atoms.length(words.first(word)) > 1) {
        unknown = false;
        number = false;
      }
      if (unknown && number) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasOddSign(Atoms atoms, int first, int end) {
    for (int i = first; i < end; i++) {
      char sign = atoms.sign(i);
      if (PROSE.indexOf(sign) < 0 || i == first && isTie(atoms, i, end)) {
        return true;
      }
    }
    return false;
  }

  /** fidav..2, fidav…2, fidav(2: in prose white space comes before or behind those. */
  private static boolean isTie(Atoms atoms, int i, int end) {
    char sign = atoms.sign(i);
    return sign == '…' || sign == '(' || sign == '.' && i + 1 < end && atoms.isSign(i + 1, '.');
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
      if (isCode(atoms, words, word, last, closed)) {
        from = from < 0 ? word : from;
        to = word;
      }
    }
    if (from < 0) {
      return;
    }
    while (from > first && isPart(atoms, words, from - 1, words.end(from - 1))) {
      from--;
    }
    while (to < last && isPart(atoms, words, to + 1, words.end(to))) {
      to++;
    }
    found.add(EntityType.CODE, words.first(from), words.end(to), CONFIDENCE);
  }

  /** Also a single letter, but not the one in 9quendrix's and in 9quendrix!I. */
  private static boolean isPart(Atoms atoms, CodeWords words, int word, int joint) {
    return switch (words.kind(word)) {
      case NUMBER, UNKNOWN -> true;
      case KNOWN ->
          atoms.end(words.end(word) - 1) - atoms.start(words.first(word)) == 1
              && !atoms.isSignOf(joint, "'!");
      case CODE, OPAQUE -> false;
    };
  }

  private static boolean isCode(Atoms atoms, CodeWords words, int word, int last, boolean closed) {
    return switch (words.kind(word)) {
      case CODE -> true;
      case UNKNOWN -> closed && !announces(atoms, words, word) || isBeforeTag(words, word);
      case KNOWN -> word < last && isTagged(atoms, words, word);
      case NUMBER, OPAQUE -> false;
    };
  }

  /**
   * Whether one of the numbers makes a code of a word. Those that do not are near, so the numbers
   * between which a word is none are few.
   */
  private static boolean isNumbered(Atoms atoms, CodeWords words, int word, int first, int last) {
    for (int other = first; other <= last; other++) {
      boolean abbreviated =
          other == word + 1
              && atoms.isSign(words.end(word), '.')
              && atoms.length(words.first(word)) <= LONGEST_ABBREVIATION;
      if (words.hasDigits(other) && !abbreviated && !isOrdinary(atoms, words, word, other)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOrdinary(Atoms atoms, CodeWords words, int one, int other) {
    int from = atoms.start(words.first(Math.min(one, other)));
    int to = atoms.end(words.end(Math.max(one, other)) - 1);
    return to - from <= OrdinaryForms.LONGEST_WORD
        && OrdinaryForms.isWord(atoms.text().substring(from, to));
  }

  /** passwd:..., "pwd":...: what announces a secret is none. */
  private static boolean announces(Atoms atoms, CodeWords words, int word) {
    int end = words.end(word);
    int sign = atoms.isSignOf(end, "\"'") ? end + 1 : end;
    return (atoms.cues(end - 1) & SecretRule.CUES) != 0
        && end == words.first(word) + 1
        && atoms.isSignOf(sign, ":=");
  }

  /** Name#EU1: to the tokenizer, what begins with the sign is a hashtag. */
  private static boolean isBeforeTag(CodeWords words, int word) {
    return word + 1 < words.size()
        && words.kind(word + 1) == Kind.OPAQUE
        && words.first(word + 1) == words.end(word);
  }

  /** ghost#4821: how some platforms write a user's name. */
  private static boolean isTagged(Atoms atoms, CodeWords words, int word) {
    return atoms.isSign(words.end(word), '#')
        && words.kind(word + 1) == Kind.NUMBER
        && atoms.length(words.first(word + 1)) >= SHORTEST_TAG;
  }
}
