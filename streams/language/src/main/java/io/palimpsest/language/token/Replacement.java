package io.palimpsest.language.token;

/**
 * Something that stands in place of whole tokens.
 *
 * @param firstToken number of the first token replaced
 * @param endToken one after the last, more than {@code firstToken}
 * @param text what stands there instead; not empty, and ready to be released
 */
public record Replacement(int firstToken, int endToken, String text) {

  /** Refuses what replaces nothing, or by nothing. */
  public Replacement {
    if (firstToken < 0 || endToken <= firstToken) {
      throw new IllegalArgumentException(
          "a replacement must cover a token: " + firstToken + " to " + endToken);
    }
    if (text.isEmpty()) {
      throw new IllegalArgumentException("a replacement must put something there");
    }
  }

  /** Where it stands; the text may be one that was kept. */
  @Override
  public String toString() {
    return "Replacement[" + firstToken + " to " + endToken + "]";
  }
}
