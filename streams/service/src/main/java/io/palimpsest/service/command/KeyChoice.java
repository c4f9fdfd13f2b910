package io.palimpsest.service.command;

import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;

/**
 * Master keys written as hexadecimal digits: the first one is current, the others are former ones.
 * A service takes them from a file or the environment, never an argument.
 */
final class KeyChoice {
  static final String VARIABLE = "PALIMPSEST_KEY";

  private static final String COMMENT = "#";

  private KeyChoice() {}

  /** The keys in the environment variable, between commas. */
  static KeyRing inVariable(String keys) {
    String where = "the environment variable " + VARIABLE;
    List<MasterKey> parsed = new ArrayList<>();
    for (String key : keys.split(",", -1)) {
      parsed.add(parse(key, where));
    }
    return ring(parsed, where);
  }

  /** The keys in a file, one a line; blank lines and those that begin with # do not count. */
  static KeyRing inFile(Path file, Consumer<String> warning) {
    String[] lines = read(file).split("\n", -1);
    List<MasterKey> keys = new ArrayList<>();
    for (int i = 0; i < lines.length; i++) {
      if (!lines[i].isBlank() && !lines[i].stripLeading().startsWith(COMMENT)) {
        keys.add(parse(lines[i], "line " + (i + 1) + " of " + file));
      }
    }
    if (keys.isEmpty()) {
      throw new UserError(
          file
              + " holds no key: write one into it with 'openssl rand -hex "
              + MasterKey.BYTES
              + "'");
    }
    SecretFile.warnIfOthersCanUse(file, warning);
    return ring(keys, file.toString());
  }

  /** The keys in the file, which is made, readable by its owner only, if it is not there. */
  static KeyRing readOrMake(Path file, Consumer<String> warning) {
    if (!Files.exists(file)) {
      make(file);
      warning.accept(
          "made a new master key in "
              + file
              + "; keep a copy: without it pseudonyms cannot be continued");
    }
    return inFile(file, warning);
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

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      if (isKey(file.toString())) {
        // The name is a secret, and other users of the machine have seen it by now.
        throw new UserError(
            "the key file is named like a key: write a new key into a file and name that file");
      }
      throw new UserError(
          "cannot read the key file " + file + ": check that it is there and holds text");
    }
  }

  private static boolean isKey(String text) {
    try {
      MasterKey.parse(text);
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  static MasterKey parse(String hexadecimal, String where) {
    try {
      return MasterKey.parse(hexadecimal);
    } catch (IllegalArgumentException e) {
      throw new UserError(where + " does not hold a key: " + e.getMessage());
    }
  }

  /** The ring of at least one key, the current one first. */
  static KeyRing ring(List<MasterKey> keys, String where) {
    try {
      return KeyRing.of(keys.get(0), keys.subList(1, keys.size()));
    } catch (IllegalArgumentException e) {
      throw new UserError("in " + where + " " + e.getMessage() + ": remove one of the two");
    }
  }
}
