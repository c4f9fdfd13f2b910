package io.palimpsest.connect.jsonlines.writing;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A file system that renames in one step, as POSIX has it. */
public final class LocalDisk implements Disk {
  @Override
  public void force(FileChannel channel) throws IOException {
    channel.force(true);
  }

  @Override
  public void replace(Path file, byte[] content) throws IOException {
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

  @Override
  public void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    sync(to.getParent());
  }

  @Override
  public void makeDirectories(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      return;
    }
    makeDirectories(directory.getParent());
    Files.createDirectories(directory);
    sync(directory.getParent());
  }

  @Override
  public void remove(Path file) throws IOException {
    Files.deleteIfExists(file);
  }

  private static void sync(Path directory) throws IOException {
    try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}
