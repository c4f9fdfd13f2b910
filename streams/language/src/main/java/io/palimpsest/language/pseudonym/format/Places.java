package io.palimpsest.language.pseudonym.format;

import java.util.Arrays;

/**
 * What may stand at each place of a value. Every narrowing keeps the original's own character
 * possible, so narrowings of several kinds never contradict each other.
 */
final class Places {

  static final String DIGITS = "0123456789";
  static final String NO_ZERO = "123456789";
  static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  /** A place has at most 58 characters, so the choices of one draw stay far below 2^63. */
  private static final long MOST_CHOICES = 1L << 56;

  private final String original;
  private final String[] allowed;

  private Places(String original, String[] allowed) {
    this.original = original;
    this.allowed = allowed;
  }

  /** A digit for each digit and a letter for each letter. */
  static Places like(String compact) {
    String[] allowed = new String[compact.length()];
    Arrays.setAll(allowed, i -> Folding.isDigit(compact.charAt(i)) ? DIGITS : LETTERS);
    return new Places(compact, allowed);
  }

  /** The same character for each: a beginning for forms that open places one by one. */
  static Places fixed(String compact) {
    String[] allowed = new String[compact.length()];
    Arrays.setAll(allowed, i -> compact.substring(i, i + 1));
    return new Places(compact, allowed);
  }

  /** Opens a place. */
  Places open(int place, String characters) {
    allowed[place] = characters;
    return this;
  }

  /** Leaves of what is allowed at a place only these; nothing changes if the original is none. */
  Places only(int place, String characters) {
    if (characters.indexOf(original.charAt(place)) >= 0) {
      StringBuilder both = new StringBuilder();
      allowed[place].chars().filter(c -> characters.indexOf(c) >= 0).forEach(both::appendCodePoint);
      allowed[place] = both.toString();
    }
    return this;
  }

  /** Keeps the original's characters. */
  Places keep(int from, int to) {
    for (int i = from; i < to; i++) {
      allowed[i] = original.substring(i, i + 1);
    }
    return this;
  }

  /** Keeps a leading zero and makes no new one: 0.50 stays below one, 50 above. */
  Places keepZeroAt(int place) {
    return original.charAt(place) == '0' ? keep(place, place + 1) : only(place, NO_ZERO);
  }

  /** Whether there is nothing to choose. */
  boolean isFixed() {
    return Arrays.stream(allowed).allMatch(characters -> characters.length() < 2);
  }

  /** Uniform over all that is allowed; several places share one draw, since draws cost most. */
  String draw(Draw draw) {
    char[] drawn = new char[allowed.length];
    int from = 0;
    while (from < drawn.length) {
      long choices = 1;
      int to = from;
      while (to < drawn.length && choices < MOST_CHOICES) {
        choices *= allowed[to++].length();
      }
      long choice = draw.below(choices);
      for (int i = from; i < to; i++) {
        int size = allowed[i].length();
        drawn[i] = allowed[i].charAt((int) (choice % size));
        choice /= size;
      }
      from = to;
    }
    return new String(drawn);
  }

  /** Nothing of the value. */
  @Override
  public String toString() {
    return "Places[" + allowed.length + "]";
  }
}
