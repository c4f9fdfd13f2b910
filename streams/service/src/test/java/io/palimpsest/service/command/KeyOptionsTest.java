package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class KeyOptionsTest {
  private static final String HEX = "5e".repeat(32);
  private static final String OTHER_HEX = "ab".repeat(32);
  private static final String PASSWORD = "pass word 1";
  private static final Map<String, String> WITH_PASSWORD =
      Map.of("PALIMPSEST_KEYSTORE_PASSWORD", PASSWORD);

  @TempDir private Path directory;
  private final List<String> warnings = new ArrayList<>();
  private Path keyFile;

  @BeforeEach
  void writeKeyFile() throws IOException {
    keyFile = secret("key", HEX + "\n");
  }

  @Test
  void shouldFindTheKeyWhereItIsSaidToBe() {
    assertThat(id(Map.of(), "--key-file", keyFile.toString())).contains(MasterKey.parse(HEX).id());
    assertThat(id(Map.of("PALIMPSEST_KEY", HEX))).contains(MasterKey.parse(HEX).id());
    assertThat(id(Map.of())).isEmpty();
    assertThat(warnings).isEmpty();
  }

  @Test
  void shouldRefuseTwoSources() {
    String file = keyFile.toString();

    assertRefused(
        Map.of("PALIMPSEST_KEY", HEX),
        List.of("--key-file", file),
        "--key-file and PALIMPSEST_KEY",
        "leave only one");
    assertRefused(
        Map.of(), List.of("--key-file", file, "--keystore", file), "--key-file and --keystore");
    assertRefused(
        Map.of("PALIMPSEST_KEY", HEX),
        List.of("--keystore", file),
        "--keystore and PALIMPSEST_KEY");
  }

  @Test
  void shouldRefuseOptionsOfAKeystoreThatIsNotNamed() {
    assertRefused(Map.of(), List.of("--key-alias", "k1"), "need --keystore");
    assertRefused(
        Map.of(), List.of("--keystore-password-file", keyFile.toString()), "need --keystore");
  }

  @Test
  void shouldReadAKeystoreOfKeytool() throws Exception {
    Path keystore = directory.resolve("keys.p12");
    Path password = secret("password", PASSWORD + "\n");
    keytool(keystore, "k1");
    Optional<String> first = id(WITH_PASSWORD, "--keystore", keystore.toString());
    keytool(keystore, "K2");

    KeyRing ring =
        ring(
                Map.of(),
                "--keystore",
                keystore.toString(),
                "--keystore-password-file",
                password.toString(),
                "--key-alias",
                "k2")
            .orElseThrow();

    assertThat(first).isPresent().isNotEqualTo(Optional.of(ring.id()));
    assertThat(ring).hasToString("KeyRing " + ring.id() + " and 1 former");
    assertThat(id(WITH_PASSWORD, "--keystore", keystore.toString(), "--key-alias", "K1"))
        .isEqualTo(first);
    assertRefused(
        WITH_PASSWORD, List.of("--keystore", keystore.toString()), "--key-alias", "k1, k2");
    assertThat(warnings).isEmpty();
  }

  @Test
  void shouldTakeTheBytesOfAnEntryForTheKey() throws Exception {
    Path keystore = keystore(Map.of("now", HEX, "before", OTHER_HEX, "short", "cd".repeat(16)));

    KeyRing ring =
        ring(WITH_PASSWORD, "--keystore", keystore.toString(), "--key-alias", "now").orElseThrow();

    assertThat(ring).hasToString("KeyRing " + MasterKey.parse(HEX).id() + " and 1 former");
    assertThat(ring.newAuthorKey(KeyRing.of(MasterKey.parse(OTHER_HEX), List.of()).nonce()))
        .isPresent();
    assertRefused(
        WITH_PASSWORD,
        List.of("--keystore", keystore.toString(), "--key-alias", "short"),
        "--key-alias",
        "before, now");
  }

  @Test
  void shouldSayWhatIsWrongWithAKeystore() throws Exception {
    String file = keystore(Map.of("k1", HEX)).toString();
    String nothing = directory.resolve("nothing").toString();

    assertRefused(Map.of(), List.of("--keystore", file), "--keystore-password-file", "one of");
    assertRefused(
        WITH_PASSWORD,
        List.of("--keystore", file, "--keystore-password-file", keyFile.toString()),
        "PALIMPSEST_KEYSTORE_PASSWORD",
        "one of the two");
    assertRefused(
        Map.of("PALIMPSEST_KEYSTORE_PASSWORD", "wrong"),
        List.of("--keystore", file),
        "password",
        "is wrong");
    assertRefused(
        Map.of(),
        List.of("--keystore", file, "--keystore-password-file", nothing),
        "--keystore-password-file",
        "check that it is there");
    assertRefused(WITH_PASSWORD, List.of("--keystore", nothing), nothing, "PKCS12");
    assertRefused(WITH_PASSWORD, List.of("--keystore", keyFile.toString()), "PKCS12");
    assertRefused(
        WITH_PASSWORD,
        List.of("--keystore", keystore(Map.of()).toString()),
        "holds no AES key",
        "keytool -genseckey");
    assertRefused(
        WITH_PASSWORD,
        List.of("--keystore", keystore(Map.of("a", HEX, "b", HEX)).toString(), "--key-alias", "a"),
        "twice",
        "remove one");
  }

  @Test
  void shouldWarnOfAPasswordThatOthersCanRead() throws Exception {
    Path keystore = keystore(Map.of("k1", HEX));
    Path password = secret("password", PASSWORD);
    Files.setPosixFilePermissions(password, PosixFilePermissions.fromString("rw-r--r--"));

    id(
        Map.of(),
        "--keystore",
        keystore.toString(),
        "--keystore-password-file",
        password.toString());

    assertThat(warnings).singleElement().asString().contains(password.toString(), "chmod 600");
  }

  private void assertRefused(
      Map<String, String> environment, List<String> arguments, String... parts) {
    assertThatThrownBy(() -> ring(environment, arguments.toArray(new String[0])))
        .isInstanceOf(UserError.class)
        .hasMessageContainingAll(parts)
        .hasMessageNotContainingAny(HEX, PASSWORD, "\n");
  }

  private Optional<String> id(Map<String, String> environment, String... arguments) {
    return ring(environment, arguments).map(KeyRing::id);
  }

  private Optional<KeyRing> ring(Map<String, String> environment, String... arguments) {
    return CommandLine.populateCommand(new KeyOptions(), arguments)
        .named(environment, warnings::add);
  }

  private Path keystore(Map<String, String> keys) throws IOException, GeneralSecurityException {
    KeyStore keystore = KeyStore.getInstance("PKCS12");
    keystore.load(null, null);
    for (Map.Entry<String, String> key : keys.entrySet()) {
      byte[] bytes = HexFormat.of().parseHex(key.getValue());
      keystore.setKeyEntry(
          key.getKey(), new SecretKeySpec(bytes, "AES"), PASSWORD.toCharArray(), null);
    }
    Path file = Files.createTempFile(directory, "keys", ".p12");
    try (OutputStream out = Files.newOutputStream(file)) {
      keystore.store(out, PASSWORD.toCharArray());
    }
    return file;
  }

  private static void keytool(Path keystore, String alias)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genseckey",
                "-alias",
                alias,
                "-keyalg",
                "AES",
                "-keysize",
                "256",
                "-storetype",
                "PKCS12",
                "-keystore",
                keystore.toString(),
                "-storepass",
                PASSWORD)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor()).isZero();
  }

  private Path secret(String name, String text) throws IOException {
    Path file = Files.writeString(directory.resolve(name), text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
  }
}
