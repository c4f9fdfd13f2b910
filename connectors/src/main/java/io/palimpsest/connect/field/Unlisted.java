package io.palimpsest.connect.field;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What becomes of text that no path names. */
public enum Unlisted {
  /** The record is refused. */
  FAIL(FieldRule.FAIL),

  /** It is left out: null where that is allowed, else an empty string, empty bytes, no entries. */
  CLEAR(FieldRule.CLEAR),

  /** It stays as it is. */
  KEEP(FieldRule.KEEP);

  private final FieldRule rule;

  Unlisted(FieldRule rule) {
    this.rule = rule;
  }

  FieldRule rule() {
    return rule;
  }

  /** How it is written in a configuration. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All of them as they are written. */
  public static List<String> labels() {
    return Arrays.stream(values()).map(Unlisted::label).toList();
  }

  /** The one that is written so. */
  public static Unlisted of(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }
}
