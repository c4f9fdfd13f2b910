package io.palimpsest.connect.jsonlines.reading;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;

/** A file that is not compressed, and may grow. */
final class OpenPlainFile implements OpenFile {
  private final FileChannel channel;
  private final String fingerprint;
  private final int headLength;
  private final byte[] window;
  private long position;

  private OpenPlainFile(FileChannel channel, String fingerprint, Progress progress)
      throws IOException {
    this.channel = channel;
    this.fingerprint = fingerprint;
    this.headLength = progress.headLength();
    this.position = progress.position();
    this.window = before(channel, position);
  }

  /** Opens it; empty if it is another file by now. */
  static Optional<OpenFile> open(Path path, String fingerprint, Progress progress)
      throws IOException {
    FileChannel channel = FileChannel.open(path, StandardOpenOption.READ);
    try {
      OpenPlainFile file = new OpenPlainFile(channel, fingerprint, progress);
      if (file.stillHolds(progress)) {
        return Optional.of(file);
      }
    } catch (IOException e) {
      channel.close();
      throw e;
    }
    channel.close();
    return Optional.empty();
  }

  static Optional<Head> head(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      return Head.of(bytes(channel, 0, Head.LONGEST), false);
    }
  }

  /**
   * Compares the file with what was read under the same first line. For that it is read up to the
   * position.
   */
  static Comparison compare(Path path, Progress progress) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return Follower.compare(in, progress);
    }
  }

  static Trail beginning(Path path, Head head) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return Follower.beginning(in, head);
    }
  }

  /**
   * Whether a file that was compared before, and has grown since, can have grown at its end: it has
   * the same bytes before the position.
   */
  static boolean goesOn(Path path, Progress progress) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      return hasTail(channel, progress);
    }
  }

  @Override
  public byte[] window() {
    return window;
  }

  @Override
  public int read(byte[] buffer) throws IOException {
    int count = channel.read(ByteBuffer.wrap(buffer), position);
    position += Math.max(count, 0);
    return count;
  }

  @Override
  public boolean isComplete() {
    return false;
  }

  @Override
  public boolean stillHolds(Progress... places) throws IOException {
    byte[] head = bytes(channel, 0, headLength);
    if (head.length < headLength || !Head.fingerprint(head).equals(fingerprint)) {
      return false;
    }
    for (Progress place : places) {
      if (!hasTail(channel, place)) {
        return false;
      }
    }
    return true;
  }

  private static boolean hasTail(FileChannel channel, Progress progress) throws IOException {
    return progress.position() == 0
        || Trail.isBefore(progress, before(channel, progress.position()));
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }

  private static byte[] before(FileChannel channel, long position) throws IOException {
    int length = (int) Math.min(position, Trail.WINDOW);
    return bytes(channel, position - length, length);
  }

  /** As many bytes as there are, at most so many. */
  private static byte[] bytes(FileChannel channel, long from, int length) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(length);
    long at = from;
    while (buffer.hasRemaining()) {
      int count = channel.read(buffer, at);
      if (count < 0) {
        break;
      }
      at += count;
    }
    return Arrays.copyOf(buffer.array(), buffer.position());
  }
}
