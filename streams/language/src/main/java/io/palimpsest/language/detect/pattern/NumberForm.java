package io.palimpsest.language.detect.pattern;

/**
 * The form of a number as one {@code long}: for each run of letters or digits its kind, its length
 * and what parts it from the run before.
 *
 * <p>Written as {@code 000-00-0000} or {@code AA 00 00 00 A}: 0 for a digit, A for a letter, and a
 * space, dash, dot or slash as it stands. Up to {@value #MAX_RUNS} runs of up to {@value
 * #MAX_LENGTH}.
 */
final class NumberForm {

  static final int MAX_RUNS = 7;
  static final int MAX_LENGTH = 31;
  static final long EMPTY = 0;

  private static final String SEPARATORS = " -./";
  private static final int BITS = 9;

  private NumberForm() {}

  /** The form with one more run. */
  static long plus(long form, int separator, boolean letters, int length) {
    return form << BITS | (long) separator << 6 | (letters ? 1L << 5 : 0) | length;
  }

  /** The code of what parts two runs: 0 for nothing, negative when it may not part them. */
  static int separator(char c) {
    int index = SEPARATORS.indexOf(c);
    return index < 0 ? -1 : index + 1;
  }

  static long of(String pattern) {
    long form = EMPTY;
    int separator = 0;
    int at = 0;
    while (at < pattern.length()) {
      char c = pattern.charAt(at);
      if (c != 'A' && c != '0') {
        separator = separator(c);
        at++;
      } else {
        int start = at;
        while (at < pattern.length() && pattern.charAt(at) == c) {
          at++;
        }
        form = plus(form, separator, c == 'A', at - start);
        separator = 0;
      }
    }
    return form;
  }
}
