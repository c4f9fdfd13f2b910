package io.palimpsest.connect.field;

/** Is told of what a walk meets, and says what stands there afterwards. */
public interface FieldTexts {
  /**
   * A string that is to be privatized.
   *
   * @param path where it stands, for messages
   */
  String privatized(String raw, String path);

  /**
   * The id of an author.
   *
   * @param path where it stands, for messages
   */
  String pseudonym(String author, String path);

  /** Text that is to be left out: whether it is left out now, and not only looked at. */
  boolean clear();
}
