package io.palimpsest.connect.jsonlines.reading;

/** What a file is to something that was read under the same first line. */
enum Comparison {
  /** Other content. */
  DIFFERENT,
  /** The same content, or an older copy of it. */
  NOTHING_NEW,
  /** The same content, and more. */
  MORE;

  static Comparison of(boolean more) {
    return more ? MORE : NOTHING_NEW;
  }
}
