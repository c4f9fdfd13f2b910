package io.palimpsest.language.lexicon;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/**
 * A lexicon or a file of word vectors cannot be used. The message is one line, names the file, says
 * what to do, and quotes nothing of the content.
 */
public final class LexiconException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A complaint about no file in particular. */
  public LexiconException(String problem) {
    super(OneLine.of(problem));
  }

  /** A complaint about a file. */
  public LexiconException(Path file, String problem) {
    this(file + ": " + problem);
  }

  /**
   * A complaint about a line of a file.
   *
   * @param line from 1
   */
  public LexiconException(Path file, long line, String problem) {
    this("%s, line %d: %s".formatted(file, line, problem));
  }

  /** For a file that is there and cannot be read. */
  public static LexiconException unreadable(Path file, IOException cause) {
    return new LexiconException(
        file, "cannot be read (%s): check the file and its permissions".formatted(reason(cause)));
  }

  static LexiconException unwritable(Path file, IOException cause) {
    return new LexiconException(
        file,
        "cannot be written (%s): name a place with room where you may write"
            .formatted(reason(cause)));
  }

  /** The system's own words, such as "No space left on device"; they hold no content. */
  private static String reason(IOException cause) {
    if (cause instanceof AccessDeniedException) {
      return "permission denied";
    }
    String words =
        cause instanceof FileSystemException system ? system.getReason() : cause.getMessage();
    return words == null ? cause.getClass().getSimpleName() : words;
  }
}
