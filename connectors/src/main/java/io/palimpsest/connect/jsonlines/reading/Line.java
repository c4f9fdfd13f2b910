package io.palimpsest.connect.jsonlines.reading;

import java.util.Arrays;

/**
 * A line of a file.
 *
 * @param file name of the file that it was read from, without its directory
 * @param identity which file that is, whatever it is called now
 * @param start position of its first byte
 * @param content its bytes without the end of the line; empty if it is too long
 * @param tooLong whether it is longer than allowed
 * @param after how far the file is read with this line
 */
public record Line(
    String file,
    FileIdentity identity,
    long start,
    byte[] content,
    boolean tooLong,
    Progress after) {

  /** The content without the mark that some programs put at the beginning of a file. */
  public byte[] text() {
    return start == 0
            && content.length >= 3
            && (content[0] & 0xff) == 0xef
            && (content[1] & 0xff) == 0xbb
            && (content[2] & 0xff) == 0xbf
        ? Arrays.copyOfRange(content, 3, content.length)
        : content;
  }

  /** Names no content: lines end up in messages of assertions and exceptions. */
  @Override
  public String toString() {
    return "Line[" + after.line() + " at " + start + "]";
  }
}
