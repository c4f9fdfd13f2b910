package io.palimpsest.service.entities;

import java.nio.file.Path;

/** Data to train with are missing. The message is one line and names the place. */
public final class TrainingFolderException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TrainingFolderException(Path place, String problem) {
    super(place + ": " + problem);
  }
}
