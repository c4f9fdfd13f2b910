package io.palimpsest.language.lexicon.vectors;

import io.palimpsest.language.lexicon.ProgressListener;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Tells a listener how much of a file has been read. To be read in blocks. */
final class CountingStream extends FilterInputStream {
  private final long total;
  private final ProgressListener progress;
  private long done;

  CountingStream(InputStream in, long total, ProgressListener progress) {
    super(in);
    this.total = total;
    this.progress = progress;
  }

  @Override
  public int read() throws IOException {
    int value = in.read();
    count(value < 0 ? 0 : 1);
    return value;
  }

  @Override
  public int read(byte[] into, int start, int length) throws IOException {
    int read = in.read(into, start, length);
    count(Math.max(0, read));
    return read;
  }

  private void count(int bytes) {
    done += bytes;
    progress.progress(done, total);
  }
}
