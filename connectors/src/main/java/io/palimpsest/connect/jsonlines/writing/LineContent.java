package io.palimpsest.connect.jsonlines.writing;

/** What a line holds. */
public enum LineContent {
  /** The value of the record. */
  VALUE,
  /** Where the record comes from, its key and its value. */
  RECORD
}
