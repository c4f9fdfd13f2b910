package io.palimpsest.language.lexicon;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * A lexicon as one file. {@link LexiconLayout} has the format.
 *
 * <p>Trap: an open lexicon reads from its file as it goes. Replace the file (as {@link #write}
 * does), never change it in place; a file that is cut short while it is open takes the process
 * down.
 */
public final class LexiconFile {
  /** The version of the format that this code writes, and the only one it reads. */
  public static final int FORMAT = 1;

  /** How many neighbours of a word are stored, itself included, if there are so many words. */
  public static final int STORED_NEIGHBOURS = 256;

  private LexiconFile() {}

  /**
   * Opens a lexicon and checks all of it: about 0.2 seconds for 50 MB.
   *
   * @throws LexiconException if it cannot be used
   */
  public static Lexicon open(Path file) {
    refuseDirectory(file);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return new LexiconReader(file, channel).read();
    } catch (NoSuchFileException e) {
      throw new LexiconException(
          file, "there is no such file: build it with 'palimpsest lexicon build'");
    } catch (IOException e) {
      throw LexiconException.unreadable(file, e);
    }
  }

  /**
   * Writes a lexicon, in place of what had the name before. Makes the directory if it is missing.
   * Whoever looks under the name sees the old file or the new one, complete and on the disk.
   *
   * @param progress in words whose neighbours are found
   * @return what was written
   * @throws LexiconException if it cannot be written; then nothing is left behind
   */
  public static LexiconInfo write(Path file, LexiconDraft draft, ProgressListener progress) {
    refuseDirectory(file);
    Path target = file.toAbsolutePath();
    try {
      // Java 17 takes a link to a directory for something in the way.
      if (!Files.isDirectory(target.getParent())) {
        Files.createDirectories(target.getParent());
      }
      return replace(target, draft, progress);
    } catch (IOException e) {
      throw LexiconException.unwritable(file, e);
    }
  }

  private static LexiconInfo replace(Path target, LexiconDraft draft, ProgressListener progress)
      throws IOException {
    // Not createTempFile: nobody else could read that, also under its final name.
    Path temporary = target.resolveSibling(".lexicon-%s.tmp".formatted(UUID.randomUUID()));
    temporary.toFile().deleteOnExit(); // Ctrl-C runs no finally
    try {
      LexiconInfo info = writeNew(temporary, draft, progress);
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
      return info;
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static LexiconInfo writeNew(Path file, LexiconDraft draft, ProgressListener progress)
      throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      LexiconInfo info = new LexiconWriter(channel, draft, progress).write();
      channel.force(true);
      return info;
    }
  }

  private static void refuseDirectory(Path file) {
    if (Files.isDirectory(file)) {
      throw new LexiconException(file, "is a directory: name a file");
    }
  }
}
