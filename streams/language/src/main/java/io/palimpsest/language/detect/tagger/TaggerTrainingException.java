package io.palimpsest.language.detect.tagger;

import java.nio.file.Path;

/**
 * A file to train the tagger with cannot be used. The message is one line, names the file, says
 * what to do, and quotes nothing of the content.
 */
public final class TaggerTrainingException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A complaint about no file in particular. */
  TaggerTrainingException(String problem) {
    super(problem);
  }

  /** A complaint about a file. */
  TaggerTrainingException(Path file, String problem) {
    super(file + ": " + problem);
  }
}
