package io.palimpsest.language.policy;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.redaction.ShapeRedaction;
import java.util.Locale;

/** What is done to the words of a text. */
public enum TokenMechanism {
  /** Every word becomes its class. The strictest there is. */
  REDACT(
      "every word becomes its class (WORD, NAME, NUMBER, URL, HANDLE, ...)",
      ShapeRedaction.GUARANTEE);

  private final String description;
  private final Guarantee guarantee;

  TokenMechanism(String description, Guarantee guarantee) {
    this.description = description;
    this.guarantee = guarantee;
  }

  /** What it does, as part of a sentence. */
  public String description() {
    return description;
  }

  /** What it promises. */
  public Guarantee guarantee() {
    return guarantee;
  }

  /** Its name in a policy and on a release. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
