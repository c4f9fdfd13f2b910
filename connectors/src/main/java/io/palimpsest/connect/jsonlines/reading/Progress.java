package io.palimpsest.connect.jsonlines.reading;

import java.util.Map;

/**
 * How far a file was read, and enough of what was read to know it again. This is what Connect keeps
 * as a source offset.
 *
 * @param position bytes of content, after decompression, up to the end of the last line read
 * @param line number of the last line read, from 1; 0 before the first
 * @param headLength length of the {@link Head}
 * @param tail hashes of the last bytes before the position, and of all, see {@link Trail}
 * @param marks hashes at doubling distances behind the head, see {@link Trail}
 */
public record Progress(long position, long line, int headLength, String tail, String marks) {
  private static final String POSITION = "position";
  private static final String LINE = "line";
  private static final String HEAD = "head";
  private static final String TAIL = "tail";
  private static final String MARKS = "marks";

  static Progress none(Head head) {
    return new Progress(0, 0, head.length(), "", "");
  }

  /** As Connect stores it. */
  public Map<String, Object> toOffset() {
    return Map.of(
        POSITION, position, LINE, line, HEAD, (long) headLength, TAIL, tail, MARKS, marks);
  }

  /**
   * As Connect gives it back.
   *
   * @throws IllegalArgumentException if something is missing or not a number
   */
  public static Progress fromOffset(Map<String, ?> offset) {
    return new Progress(
        number(offset, POSITION, Long.MAX_VALUE),
        number(offset, LINE, Long.MAX_VALUE),
        (int) number(offset, HEAD, Integer.MAX_VALUE),
        text(offset, TAIL),
        text(offset, MARKS));
  }

  private static long number(Map<String, ?> offset, String name, long most) {
    Object value = offset.get(name);
    if (value instanceof Long || value instanceof Integer) {
      long number = ((Number) value).longValue();
      if (number >= 0 && number <= most) {
        return number;
      }
    }
    throw new IllegalArgumentException(
        "an offset needs a whole number '" + name + "' of at most " + most);
  }

  private static String text(Map<String, ?> offset, String name) {
    if (offset.get(name) instanceof String text) {
      return text;
    }
    throw new IllegalArgumentException("an offset needs a text '" + name + "'");
  }
}
