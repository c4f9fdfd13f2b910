package io.palimpsest.connect.jsonlines.reading;

import java.io.Closeable;
import java.io.IOException;

/** Content of a file from where it was left. */
sealed interface OpenFile extends Closeable permits OpenPlainFile, OpenGzipFile {
  /** The bytes before the position, at most {@link Trail#WINDOW}. */
  byte[] window();

  /** Reads on; -1 if there is nothing more for now. */
  int read(byte[] buffer) throws IOException;

  /** After -1: whether the file has ended for good, so that its last line needs no end. */
  boolean isComplete();

  /**
   * Whether the file still holds what was read of it. A file that is cut off and written anew while
   * it is read would otherwise give a piece of the new content as if it went on with the old.
   *
   * @param places up to where it was read; asked after the reading, since what is cut off does not
   *     come back
   */
  boolean stillHolds(Progress... places) throws IOException;
}
