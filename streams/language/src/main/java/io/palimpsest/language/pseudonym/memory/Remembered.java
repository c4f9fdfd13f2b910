package io.palimpsest.language.pseudonym.memory;

import java.util.Objects;

/**
 * What is remembered of one name. The name itself is not.
 *
 * @param given what is written for it; empty if there is nothing to write
 * @param common whether the name is an everyday word as well
 * @param cases in which it was found, a bit each, 0 to 15; with none it is not looked for
 * @param foundAs what it was when it was met first; later finds do not change it
 */
public record Remembered(String given, boolean common, int cases, FoundAs foundAs) {
  /** The longest text that is given, in UTF-16 units. */
  public static final int MAX_LENGTH = 40;

  private static final int MOST_CASES = 15;

  /** Refuses what has no place in the bytes: long or ill-formed text, other cases. */
  public Remembered {
    Objects.requireNonNull(given, "given");
    Objects.requireNonNull(foundAs, "foundAs");
    if (given.length() > MAX_LENGTH || !isWellFormed(given)) {
      throw new IllegalArgumentException(
          "at most %s well-formed units are given. Provided: %s"
              .formatted(MAX_LENGTH, given.length()));
    }
    if (cases < 0 || cases > MOST_CASES) {
      throw new IllegalArgumentException("cases are four bits: " + cases);
    }
  }

  /** Of a person, or of a kind that says by itself what it is. */
  public Remembered(String given, boolean common, int cases) {
    this(given, common, cases, FoundAs.PERSON);
  }

  private static boolean isWellFormed(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        boolean pair =
            i + 1 < text.length() && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
        if (!pair) {
          return false;
        }
        i++;
      }
    }
    return true;
  }

  /** The same, with something given. */
  public Remembered giving(String text) {
    return new Remembered(text, common, cases, foundAs);
  }

  /** The same, found in these cases too. */
  public Remembered with(int moreCases) {
    return (cases | moreCases) == cases
        ? this
        : new Remembered(given, common, cases | moreCases, foundAs);
  }

  /** Whether a text in this case is the name, and no everyday word that is written alike. */
  public boolean matches(int oneCase) {
    return cases != 0 && (!common || (cases & oneCase) != 0);
  }

  /** Nothing of the name or of what is given. */
  @Override
  public String toString() {
    return "Remembered";
  }
}
