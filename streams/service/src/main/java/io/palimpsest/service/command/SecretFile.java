package io.palimpsest.service.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Files that hold a key or a password. */
final class SecretFile {
  private static final Set<PosixFilePermission> OF_OTHERS =
      EnumSet.of(
          PosixFilePermission.GROUP_READ,
          PosixFilePermission.GROUP_WRITE,
          PosixFilePermission.OTHERS_READ,
          PosixFilePermission.OTHERS_WRITE);

  private SecretFile() {}

  /** Its first line: editors add a line end that is no part of a secret. Empty if unreadable. */
  static Optional<String> firstLine(Path file, Consumer<String> warning) {
    try {
      String text = Files.readString(file);
      warnIfOthersCanUse(file, warning);
      return Optional.of(text.lines().findFirst().orElse(""));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * Only a warning: a secret that Kubernetes mounts is readable by its group and cannot be less.
   */
  static void warnIfOthersCanUse(Path file, Consumer<String> warning) {
    try {
      if (Files.getPosixFilePermissions(file).stream().anyMatch(OF_OTHERS::contains)) {
        warning.accept(
            "others can read or write " + file + ", which holds a secret: run 'chmod 600' on it");
      }
    } catch (IOException | UnsupportedOperationException e) {
      warning.accept(
          "cannot tell who can read " + file + ", which holds a secret: check that only you can");
    }
  }
}
