package io.palimpsest.service.command;

import io.palimpsest.mechanisms.key.MasterKey;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds the master key. A service takes it from a file or the environment, never an argument. */
final class KeyChoice {
  static final String VARIABLE = "PALIMPSEST_KEY";

  private KeyChoice() {}

  /** The key that was named, or empty if none was. */
  static Optional<MasterKey> named(Optional<Path> file, Map<String, String> environment) {
    if (file.isPresent()) {
      return Optional.of(read(file.get()));
    }
    return Optional.ofNullable(environment.get(VARIABLE))
        .map(hex -> parse(hex, "the environment variable " + VARIABLE));
  }

  /** The key in the file, which is made, readable by its owner only, if it is not there. */
  static MasterKey readOrMake(Path file, Consumer<String> warning) {
    if (!Files.exists(file)) {
      make(file);
      warning.accept(
          "made a new master key in "
              + file
              + "; keep a copy: without it pseudonyms cannot be continued");
    }
    return read(file);
  }

  private static void make(Path file) {
    byte[] secret = new byte[MasterKey.BYTES];
    new SecureRandom().nextBytes(secret);
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.writeString(
          file, HexFormat.of().formatHex(secret) + "\n", StandardOpenOption.TRUNCATE_EXISTING);
    } catch (FileAlreadyExistsException e) {
      throw new UserError(file + " was made by someone else at the same time: start again");
    } catch (IOException | UnsupportedOperationException e) {
      throw new UserError("cannot write the master key to " + file + ": check its folder");
    }
  }

  private static MasterKey read(Path file) {
    try {
      return parse(Files.readString(file), file.toString());
    } catch (IOException e) {
      throw new UserError("cannot read the key file " + file + ": check that it is there");
    }
  }

  static MasterKey parse(String hexadecimal, String where) {
    try {
      return MasterKey.parse(hexadecimal);
    } catch (IllegalArgumentException e) {
      throw new UserError(where + " does not hold a key: " + e.getMessage());
    }
  }
}
