package io.palimpsest.service.entities;

import java.nio.file.Path;

/**
 * A file of marked texts cannot be used. The message is one line, names the file, says what to do,
 * and quotes nothing of the texts.
 */
public final class GoldException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  GoldException(Path file, String problem) {
    super(file + ": " + problem);
  }

  /**
   * A complaint about a line of a file.
   *
   * @param line from 1
   */
  GoldException(Path file, long line, String problem) {
    super("%s, line %d: %s".formatted(file, line, problem));
  }
}
