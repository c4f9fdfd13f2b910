package io.palimpsest.service.http.replay;

import io.palimpsest.schemas.RawPost;
import java.util.function.Consumer;

/** The posts of a range of time, which stays the same however often it is read. */
interface ReplayRange extends AutoCloseable {
  /** How many records are looked at. */
  long size();

  /**
   * Reads the posts; they can be read again, less those whose authors were forgotten meanwhile.
   *
   * @param looked run for each record; it may throw to end the reading
   * @return the posts that the reader was not given
   */
  LeftOut read(Consumer<RawPost> reader, Runnable looked);

  @Override
  void close();
}
