package io.palimpsest.engine;

import java.util.Locale;

/** The steps of a post, in their order. */
public enum PathStep {
  VALIDATE,
  ADMIT,
  DEDUPLICATE,
  DETECT,
  PSEUDONYMIZE,
  CHARGE,
  SAMPLE,
  RELEASE;

  /** Its name in metrics and logs. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
