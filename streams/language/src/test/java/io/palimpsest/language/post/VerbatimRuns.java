package io.palimpsest.language.post;

import java.text.Normalizer;
import java.util.BitSet;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The runs of four letters or three digits of a token, compared with releases. Case, marks,
 * invisible characters and the script of digits are ignored.
 */
final class VerbatimRuns {
  private static final int LETTERS = 4;
  private static final int DIGITS = 3;
  private static final int HANGUL = 0xac00;
  private static final int HANGUL_SYLLABLES = 11_172;

  /** Dates are shifted, so their year may stay. */
  private static final Pattern DATE =
      Pattern.compile(
          "(1[89]|20)\\d\\d([-./])\\d{1,2}\\2\\d{1,2}|\\d{1,2}([-./])\\d{1,2}\\3(1[89]|20)\\d\\d");

  /** Ordinary forms of at least three digits: 100%, 360°, 1080p, 401k, 100th, 250ml. */
  private static final Pattern ORDINARY =
      Pattern.compile(
          "\\d{3,4}(%|°|p|k|g|m|x|s|h|st|nd|rd|th|am|pm|kg|mg|ml|cm|mm|km|mb|gb|tb|hz)");

  /**
   * The head of a long number may be the network of a card, a country or an area, which stay:
   * 5105-1051-0510-5100, 0700 0000 070.
   */
  private static final Pattern NUMBER_HEAD =
      Pattern.compile(
          "(?<![\\d\\p{L}])(?<!\\d[^\\d\\p{L}])(\\d[^\\d\\p{L}]?){4}(?=([^\\d\\p{L}]?\\d){5})");

  /** With a telephone number stay its country and the digit of mobile phones: +420, +278. */
  private static final Pattern CALLING_CODE = Pattern.compile("\\+\\d{3}");

  private final String token;
  private final BitSet starts;

  private VerbatimRuns(String token, BitSet starts) {
    this.token = token;
    this.starts = starts;
  }

  /**
   * Finds the runs of a token.
   *
   * @param mayStay asked for each maximal run of letters or digits and each part of it, folded
   */
  static VerbatimRuns of(String token, Predicate<String> mayStay) {
    String folded = folded(token);
    BitSet starts = new BitSet();
    if (!ORDINARY.matcher(folded).matches()) {
      add(starts, folded, LETTERS, Character::isLetter, mayStay);
      add(starts, folded, DIGITS, Character::isDigit, mayStay);
      for (Matcher date = DATE.matcher(folded); date.find(); ) {
        starts.clear(date.start(), date.end());
      }
      Matcher head = NUMBER_HEAD.matcher(folded);
      for (int from = 0; head.find(from); from = head.start() + 1) {
        starts.clear(head.start(), head.end());
      }
      for (Matcher code = CALLING_CODE.matcher(folded); code.find(); ) {
        starts.clear(code.start() + 1);
      }
    }
    return new VerbatimRuns(folded, starts);
  }

  private static void add(
      BitSet starts, String folded, int length, IntPredicate kind, Predicate<String> mayStay) {
    for (int start = 0, end; start < folded.length(); start = Math.max(end, start + 1)) {
      end = start;
      while (end < folded.length() && kind.test(folded.charAt(end))) {
        end++;
      }
      if (end - start >= length && !mayStay.test(folded.substring(start, end))) {
        for (int at = start; at + length <= end; at++) {
          starts.set(at, !mayStay.test(folded.substring(at, at + length)));
        }
      }
    }
  }

  /**
   * Returns the runs that also stand in a text: at the same offset if it is as long as the token,
   * otherwise anywhere.
   */
  VerbatimRuns standingIn(String text) {
    String release = folded(text);
    BitSet standing = new BitSet();
    starts.stream().filter(at -> stands(at, run(at), release)).forEach(standing::set);
    return new VerbatimRuns(token, standing);
  }

  private boolean stands(int at, String run, String release) {
    return release.length() == token.length() ? release.startsWith(run, at) : release.contains(run);
  }

  private String run(int at) {
    return token.substring(at, at + (Character.isDigit(token.charAt(at)) ? DIGITS : LETTERS));
  }

  int count() {
    return starts.cardinality();
  }

  /** Maps each letter and digit to one UTF-16 unit, so that offsets count characters. */
  static String folded(String text) {
    StringBuilder folded = new StringBuilder();
    Normalizer.normalize(text, Normalizer.Form.NFKD)
        .codePoints()
        .filter(c -> !isInvisible(c))
        .map(c -> Character.toLowerCase(Character.toUpperCase(c)))
        .map(c -> Character.isDigit(c) ? '0' + Character.digit(c, 10) : c)
        .forEach(c -> folded.append(unit(c)));
    return folded.toString();
  }

  /** Maps letters outside the Basic Multilingual Plane to Hangul syllables. */
  private static char unit(int c) {
    if (Character.isBmpCodePoint(c)) {
      return (char) c;
    }
    return Character.isLetter(c) ? (char) (HANGUL + c % HANGUL_SYLLABLES) : '\ufffd';
  }

  private static boolean isInvisible(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK,
          Character.COMBINING_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.FORMAT ->
          true;
      default -> false;
    };
  }

  /** Redacted: holds the token. */
  @Override
  public String toString() {
    return "VerbatimRuns[" + count() + "]";
  }
}
