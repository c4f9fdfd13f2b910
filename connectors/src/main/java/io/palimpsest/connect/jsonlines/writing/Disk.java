package io.palimpsest.connect.jsonlines.writing;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Steps that hold after a power cut. */
final class Disk {
  private Disk() {}

  /** Replaces a file in one step: whoever reads sees the old one or the new one. */
  static void replace(Path file, byte[] content) throws IOException {
    Path next = file.resolveSibling(file.getFileName() + ".next");
    try (FileChannel channel =
        FileChannel.open(
            next,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(content);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
    move(next, file);
  }

  /** Renames in one step and makes the new name last. */
  static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    sync(to.getParent());
  }

  /** Makes a directory, and all above it up to one that is there, and makes their names last. */
  static void makeDirectories(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      return;
    }
    makeDirectories(directory.getParent());
    Files.createDirectories(directory);
    sync(directory.getParent());
  }

  private static void sync(Path directory) throws IOException {
    try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}
