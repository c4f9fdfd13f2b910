package io.palimpsest.service.http.replay;

import io.palimpsest.schemas.RawPost;

/** Where posts go to be released again. */
interface ReplaySink extends AutoCloseable {
  void send(RawPost post);

  /** Waits until all are on the broker. */
  void flush();

  @Override
  void close();
}
