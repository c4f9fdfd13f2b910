package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectionFilesTest {
  private static final String CLUSTER = " --bootstrap-servers 127.0.0.1:1 --registry-url ";

  @TempDir private Path directory;
  private final Shell shell = new Shell();

  private Path file(String permissions, String text) throws IOException {
    Path file = Files.writeString(directory.resolve("config"), text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
  }

  @ParameterizedTest
  @ValueSource(strings = {"run --policy redact", "budget", "prefer hush --no-release"})
  void shouldRefuseWhatTheRegistrysClientDoesNotKnowAndShowNoValue(String command)
      throws IOException {
    Path file = file("rw-------", "schema.registry.ssl.trustore.password=canary\n");

    shell.assertRefuses(
        command + CLUSTER + "https://127.0.0.1:1 --registry-config " + file,
        "'schema.registry.ssl.trustore.password'");
    assertThat(shell.err()).doesNotContain("canary");
  }

  @ParameterizedTest
  @ValueSource(strings = {"run --policy redact", "budget", "policy withdraw strict"})
  void shouldRefuseAPasswordInTheAddressAndNotShowIt(String command) {
    shell.assertRefuses(
        command + CLUSTER + "https://canary:canary@127.0.0.1:1", "basic.auth.user.info");
    assertThat(shell.err()).doesNotContain("canary");
  }

  @ParameterizedTest
  @ValueSource(strings = {"run --policy redact", "budget"})
  void shouldRefuseSettingsForARegistryThatIsNotNamed(String command) throws IOException {
    Path file = file("rw-------", "bearer.auth.token=canary\n");

    shell.assertRefuses(
        command + " --data-dir " + directory + " --registry-config " + file, "--registry-url");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--kafka-config", "--registry-config"})
  void shouldRefuseAFileThatCannotBeRead(String option) {
    shell.assertRefuses(
        "budget" + CLUSTER + "http://127.0.0.1:1 " + option + " no-such-file", option);
  }

  @ParameterizedTest
  @CsvSource({
    "rw-r-----, ssl.truststore.password",
    "rw----r--, sasl.jaas.config",
    "rw-rw-rw-, schema.registry.ssl.keystore.key",
    "rw-r--r--, basic.auth.user.info",
    "rw-r--r--, bearer.auth.client.secret",
    "rw-r--r--, bearer.auth.token"
  })
  void shouldTellOfSecretsThatOthersCanRead(String permissions, String name) throws IOException {
    Path file = file(permissions, name + "=canary\n");

    assertThat(warnings(file))
        .singleElement()
        .asString()
        .contains("chmod 600", file.toString())
        .doesNotContain("canary");
  }

  @Test
  void shouldSayNothingWhereNoSecretIsInReach() throws IOException {
    assertThat(warnings(file("rw-r--r--", "linger.ms=5\n"))).isEmpty();
    assertThat(warnings(file("rw-------", "ssl.key.password=canary\n"))).isEmpty();
  }

  private static List<String> warnings(Path file) {
    List<String> warnings = new ArrayList<>();
    new ConnectionFiles(Optional.of(file), Optional.empty()).warnOfOpenSecrets(warnings::add);
    return warnings;
  }
}
