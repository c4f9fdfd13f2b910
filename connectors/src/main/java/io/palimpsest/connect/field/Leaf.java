package io.palimpsest.connect.field;

import java.util.function.UnaryOperator;

/** What is done to a value that has nothing inside. */
final class Leaf {
  static final String NOT_A_STRING =
      "is not a string, and only strings can be privatized: cast it first, or keep it";
  static final String CONTAINER =
      "is not a string: name what is in it, with '.name', '.*', '[*]' or '.**'";
  static final String ENUMERATION =
      "is an enumeration, and another word would not be one of its values: keep it";
  static final String NO_VALUE_OF_ITS =
      "is an enumeration and holds something else, which may be text: correct what writes it, or"
          + " list it in keep.fields";
  static final String UNLISTED =
      "can hold text and no path names it: list it in fields, author.pseudonym.fields or"
          + " keep.fields, or set unlisted.fields";
  static final String UNLISTED_KEYS =
      "is a map, its keys can hold text, and no path names them: list the map in keep.fields, or"
          + " all that is in it, with '.*', in fields, or set unlisted.fields";

  private Leaf() {}

  /**
   * A string.
   *
   * @param nothing what stands where a text is left out
   */
  static Walk string(FieldRule rule, UnaryOperator<Object> nothing, String path) {
    return switch (rule) {
      case PRIVATIZE -> (value, texts) -> texts.privatized(string(value, path), path);
      case PSEUDONYM -> (value, texts) -> texts.pseudonym(string(value, path), path);
      case KEEP -> Walk.LEAVE;
      case CLEAR -> cleared(nothing);
      case FAIL -> refused(path, UNLISTED);
    };
  }

  /** What may hold text and is no string. */
  static Walk other(FieldRule rule, UnaryOperator<Object> nothing, String path, String complaint) {
    return switch (rule) {
      case KEEP -> Walk.LEAVE;
      case CLEAR -> cleared(nothing);
      default -> refused(path, complaint);
    };
  }

  private static Walk cleared(UnaryOperator<Object> nothing) {
    return (value, texts) -> texts.clear() ? nothing.apply(value) : value;
  }

  static Walk refused(String path, String complaint) {
    return (value, texts) -> {
      throw new RefusedFieldException(path, complaint);
    };
  }

  private static String string(Object value, String path) {
    if (value instanceof String string) {
      return string;
    }
    throw new RefusedFieldException(path, NOT_A_STRING);
  }
}
