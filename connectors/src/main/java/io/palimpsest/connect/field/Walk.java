package io.palimpsest.connect.field;

/** The way through values of one schema. */
@FunctionalInterface
public interface Walk {
  /** To nothing: everything stays. */
  Walk LEAVE = (value, texts) -> value;

  /**
   * Goes through a value.
   *
   * @param value not null
   * @return the same object if nothing in it has changed
   * @throws RefusedFieldException if something in it must not be there
   */
  Object walk(Object value, FieldTexts texts);

  /** The same for what may be null, which stays. */
  default Object walkNullable(Object value, FieldTexts texts) {
    return value == null ? null : walk(value, texts);
  }
}
