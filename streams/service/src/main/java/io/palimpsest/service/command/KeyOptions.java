package io.palimpsest.service.command;

import io.palimpsest.mechanisms.key.KeyRing;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Where the master keys of a service are. No option takes a key or a password itself. */
final class KeyOptions {
  static final String PASSWORD_VARIABLE = "PALIMPSEST_KEYSTORE_PASSWORD";

  @Option(
      names = "--key-file",
      paramLabel = "FILE",
      description =
          "File with the master key, 64 hexadecimal digits; former keys in lines below it."
              + " Otherwise the environment variable "
              + KeyChoice.VARIABLE
              + ", with former keys after commas; otherwise, with the embedded platform only, one"
              + " is made in the data directory.")
  private Optional<Path> keyFile = Optional.empty();

  @Option(
      names = "--keystore",
      paramLabel = "FILE",
      description = "PKCS#12 keystore with the master key, and former ones, as AES keys.")
  private Optional<Path> keystore = Optional.empty();

  @Option(
      names = "--keystore-password-file",
      paramLabel = "FILE",
      description =
          "File with the keystore's password. Otherwise the environment variable "
              + PASSWORD_VARIABLE
              + ".")
  private Optional<Path> passwordFile = Optional.empty();

  @Option(
      names = "--key-alias",
      paramLabel = "NAME",
      description = "The current key of the keystore; needed if it holds several.")
  private Optional<String> alias = Optional.empty();

  /**
   * The keys that were named, or empty if none were.
   *
   * @param warning told of what should be put right and can wait
   */
  Optional<KeyRing> named(Map<String, String> environment, Consumer<String> warning) {
    Optional<String> variable = Optional.ofNullable(environment.get(KeyChoice.VARIABLE));
    check(variable.isPresent());
    if (keyFile.isPresent()) {
      return keyFile.map(file -> KeyChoice.inFile(file, warning));
    }
    if (keystore.isPresent()) {
      char[] password = password(environment, warning);
      return keystore.map(file -> KeystoreChoice.read(file, password, alias));
    }
    return variable.map(KeyChoice::inVariable);
  }

  /** The keys in a file of ours, which is made, readable by its owner only, if it is not there. */
  KeyRing readOrMake(Path file, Consumer<String> warning) {
    return KeyChoice.readOrMake(file, warning);
  }

  /** Two sources may hold different keys, and none of them is the one that was surely meant. */
  private void check(boolean inVariable) {
    List<String> sources =
        Stream.of(
                keyFile.map(file -> "--key-file"),
                keystore.map(file -> "--keystore"),
                Optional.of(KeyChoice.VARIABLE).filter(variable -> inVariable))
            .flatMap(Optional::stream)
            .toList();
    if (sources.size() > 1) {
      throw new UserError(
          "the master key is given by " + String.join(" and ", sources) + ": leave only one");
    }
    if (keystore.isEmpty() && (passwordFile.isPresent() || alias.isPresent())) {
      throw new UserError("--keystore-password-file and --key-alias need --keystore");
    }
  }

  private char[] password(Map<String, String> environment, Consumer<String> warning) {
    Optional<String> variable = Optional.ofNullable(environment.get(PASSWORD_VARIABLE));
    if (passwordFile.isPresent() == variable.isPresent()) {
      throw new UserError(
          "the keystore's password comes from --keystore-password-file or "
              + PASSWORD_VARIABLE
              + ": give one of the two");
    }
    return passwordFile
        .map(file -> read(file, warning))
        .or(() -> variable)
        .orElseThrow()
        .toCharArray();
  }

  /** The name is not shown: it may be the password. */
  private static String read(Path file, Consumer<String> warning) {
    return SecretFile.firstLine(file, warning)
        .orElseThrow(
            () ->
                new UserError(
                    "cannot read --keystore-password-file: check that it is there and holds text"));
  }
}
