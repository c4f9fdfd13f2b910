package io.palimpsest.service.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * Where a command puts what it made. Whoever looks under the name sees the old file or the new one,
 * complete and on the disk.
 *
 * @param file as the user named it
 */
record OutputFile(Path file) {

  /** Refuses a place where nothing can be written, before anything long begins. */
  static OutputFile at(Path file) {
    if (Files.isDirectory(file)) {
      throw new UserError(file + ": is a directory: name a file");
    }
    Path above = file.toAbsolutePath().getParent();
    while (!Files.exists(above)) {
      above = above.getParent();
    }
    OutputFile output = new OutputFile(file);
    if (!Files.isDirectory(above) || !Files.isWritable(above)) {
      throw output.unwritable();
    }
    return output;
  }

  /** Writes it, in place of what had the name before. Makes the directory if it is missing. */
  void write(byte[] content) {
    Path target = file.toAbsolutePath();
    // Not createTempFile: nobody else could read that, also under its final name.
    Path temporary = target.resolveSibling(".output-%s.tmp".formatted(UUID.randomUUID()));
    temporary.toFile().deleteOnExit(); // Ctrl-C runs no finally
    try {
      // Java 17 takes a link to a directory for something in the way.
      if (!Files.isDirectory(target.getParent())) {
        Files.createDirectories(target.getParent());
      }
      try {
        Files.write(
            temporary,
            content,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.WRITE,
            StandardOpenOption.SYNC);
        Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(temporary);
      }
    } catch (IOException e) {
      throw unwritable();
    }
  }

  private UserError unwritable() {
    return new UserError(file + ": cannot be written: name a place with room where you may write");
  }
}
