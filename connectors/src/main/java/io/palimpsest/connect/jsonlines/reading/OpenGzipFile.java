package io.palimpsest.connect.jsonlines.reading;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/**
 * A compressed file. Positions are those of the content, so that a file can be compressed while it
 * is read. To go on in the middle means to decompress all that is before.
 */
final class OpenGzipFile implements OpenFile {
  private static final int BUFFER = 65_536;

  private final InputStream in;
  private final byte[] window;
  private boolean complete;

  private OpenGzipFile(InputStream in, byte[] window) {
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

  /**
   * Opens it and goes to the position; empty if it does not begin like that, does not lead there,
   * or not the same way. A file that waits for its turn can get another name meanwhile, and another
   * file its name.
   */
  static Optional<OpenFile> open(Path path, String fingerprint, Progress progress)
      throws IOException {
    int headLength = progress.headLength();
    PushbackInputStream in = new PushbackInputStream(stream(path), Math.max(1, headLength));
    try {
      byte[] head = in.readNBytes(headLength);
      if (Head.fingerprint(head).equals(fingerprint)) {
        in.unread(head);
        Trail trail = Follower.follow(in, progress);
        if (trail.leadsTo(progress)) {
          return Optional.of(new OpenGzipFile(in, trail.window()));
        }
      }
    } catch (EOFException e) {
      // Another one, that is being written.
    } catch (IOException e) {
      in.close();
      throw e;
    }
    in.close();
    return Optional.empty();
  }

  /**
   * Compares the file with what was read under the same first line. For that it is decompressed up
   * to the position: the length that it ends with is only that of its last member, and what is not
   * compared must not be taken for read.
   */
  static Comparison compare(Path path, Progress progress) throws IOException {
    try (InputStream in = stream(path)) {
      return Follower.compare(in, progress);
    } catch (EOFException e) {
      return Comparison.NOTHING_NEW; // still being written
    }
  }

  static Trail beginning(Path path, Head head) throws IOException {
    try (InputStream in = stream(path)) {
      return Follower.beginning(in, head);
    }
  }

  /**
   * Whether it has its end, and its checksum is right; damage gives other lines long before it is
   * noticed, so nothing of a file is given out before all of it was decompressed once.
   *
   * @throws IOException if it is damaged
   */
  static boolean isWhole(Path path) throws IOException {
    try (GZIPInputStream in = stream(path)) {
      in.transferTo(OutputStream.nullOutputStream());
      return true;
    } catch (EOFException e) {
      return false;
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
