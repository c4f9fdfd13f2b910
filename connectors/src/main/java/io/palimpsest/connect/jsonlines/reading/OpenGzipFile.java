package io.palimpsest.connect.jsonlines.reading;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/**
 * A compressed file. Positions are those of the content, so that a file can be compressed while it
 * is read. To go on in the middle means to decompress all that is before.
 */
final class OpenGzipFile implements OpenFile {
  private static final int BUFFER = 65_536;

  private final GZIPInputStream in;
  private final byte[] window;
  private boolean complete;

  private OpenGzipFile(GZIPInputStream in, byte[] window) {
    this.in = in;
    this.window = window;
  }

  /** Whether the first bytes say that it is compressed; its name does not matter. */
  static boolean isGzip(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      byte[] magic = in.readNBytes(2);
      return magic.length == 2
          && ((magic[0] & 0xff) | (magic[1] & 0xff) << 8) == GZIPInputStream.GZIP_MAGIC;
    }
  }

  static Optional<Head> head(Path path) throws IOException {
    try (GZIPInputStream in = stream(path)) {
      byte[] beginning = new byte[Head.LONGEST];
      int count = 0;
      while (count < beginning.length) {
        int read;
        try {
          read = in.read(beginning, count, beginning.length - count);
        } catch (EOFException e) {
          // Still being written: what there is may do.
          return Head.of(Arrays.copyOf(beginning, count), false);
        }
        if (read < 0) {
          return Head.of(Arrays.copyOf(beginning, count), true);
        }
        count += read;
      }
      return Head.of(beginning, false);
    } catch (EOFException e) {
      return Optional.empty();
    }
  }

  /** Opens it and goes to the position; empty if it does not lead there, or not the same way. */
  static Optional<OpenFile> open(Path path, Progress progress) throws IOException {
    GZIPInputStream in = stream(path);
    try {
      Trail trail = follow(in, progress.headLength(), progress.position());
      if (leadsTo(progress, trail.progress())) {
        return Optional.of(new OpenGzipFile(in, trail.window()));
      }
    } catch (IOException e) {
      in.close();
      throw e;
    }
    in.close();
    return Optional.empty();
  }

  /**
   * Compares the file with what was read under the same first line.
   *
   * <p>A compressed file ends with its length. If that is the position, nothing is decompressed
   * beyond the first marks: archives that lie beside the log cost little at each start.
   */
  static Comparison compare(Path path, Progress progress) throws IOException {
    boolean sameLength = length(path) == (progress.position() & 0xffff_ffffL);
    long until = sameLength ? Math.min(progress.position(), BUFFER) : progress.position();
    try (GZIPInputStream in = stream(path)) {
      Progress found = follow(in, progress.headLength(), until).progress();
      if (!progress.marks().startsWith(found.marks())) {
        return Comparison.DIFFERENT;
      }
      if (found.position() < progress.position()) {
        return Comparison.NOTHING_NEW;
      }
      return leadsTo(progress, found) ? Comparison.of(in.read() >= 0) : Comparison.DIFFERENT;
    } catch (EOFException e) {
      return Comparison.NOTHING_NEW; // still being written
    }
  }

  /** Reads up to the position, or as far as there is something. */
  private static Trail follow(InputStream in, int headLength, long until) throws IOException {
    Trail trail = Trail.start(headLength);
    byte[] buffer = new byte[BUFFER];
    while (trail.position() < until) {
      int count;
      try {
        count = in.read(buffer, 0, (int) Math.min(buffer.length, until - trail.position()));
      } catch (EOFException e) {
        return trail;
      }
      if (count < 0) {
        return trail;
      }
      trail.accept(buffer, 0, count);
    }
    return trail;
  }

  private static boolean leadsTo(Progress wanted, Progress found) {
    return found.position() == wanted.position()
        && (found.position() == 0
            || found.marks().equals(wanted.marks()) && found.tail().equals(wanted.tail()));
  }

  private static long length(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      ByteBuffer trailer = ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
      channel.read(trailer, Math.max(0, channel.size() - Integer.BYTES));
      return trailer.hasRemaining() ? -1 : trailer.getInt(0) & 0xffff_ffffL;
    }
  }

  private static GZIPInputStream stream(Path path) throws IOException {
    InputStream file = new BufferedInputStream(Files.newInputStream(path), BUFFER);
    try {
      return new GZIPInputStream(file, BUFFER);
    } catch (IOException e) {
      file.close();
      throw e;
    }
  }

  @Override
  public byte[] window() {
    return window;
  }

  @Override
  public int read(byte[] buffer) throws IOException {
    try {
      int count = in.read(buffer);
      complete = count < 0;
      return count;
    } catch (EOFException e) {
      return -1;
    }
  }

  @Override
  public boolean isComplete() {
    return complete;
  }

  /** An open file stays what it is, also when another one gets its name. */
  @Override
  public boolean stillHolds(Progress... places) {
    return true;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
