package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyChoiceTest {
  private static final String CURRENT = "5e".repeat(32);
  private static final String FORMER = "ab".repeat(32);

  @TempDir private Path directory;
  private final List<String> warnings = new ArrayList<>();

  @Test
  void shouldMakeAKeyOnceThatOnlyItsOwnerCanRead() throws IOException {
    Path file = directory.resolve("below/master.key");

    KeyRing made = KeyChoice.readOrMake(file, warnings::add);
    KeyRing again = KeyChoice.readOrMake(file, warnings::add);

    assertThat(again.id()).isEqualTo(made.id());
    assertThat(warnings)
        .singleElement()
        .asString()
        .contains("made a new master key", "keep a copy");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  void shouldTakeTheFirstKeyOfAFileForTheCurrentOne() throws IOException {
    Path file =
        file(
            "# made in May\n\n  "
                + CURRENT.toUpperCase(Locale.ROOT)
                + "\r\n  # made in March\n"
                + FORMER);

    assertRing(KeyChoice.inFile(file, warnings::add), CURRENT, FORMER);
    assertThat(warnings).isEmpty();
  }

  @Test
  void shouldTakeTheFirstKeyOfTheEnvironmentForTheCurrentOne() {
    assertRing(KeyChoice.inVariable(CURRENT), CURRENT);
    assertRing(KeyChoice.inVariable(CURRENT + ", " + FORMER + "\n"), CURRENT, FORMER);
  }

  @Test
  void shouldWarnOfAFileThatOthersCanUse() throws IOException {
    for (String permissions : List.of("rw-r-----", "rw--w----", "rw----r--", "rw-----w-")) {
      Path file = file(CURRENT);
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
      warnings.clear();

      KeyChoice.inFile(file, warnings::add);

      assertThat(warnings)
          .as(permissions)
          .singleElement()
          .asString()
          .contains(file.toString(), "chmod 600")
          .doesNotContain(CURRENT);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"the secret", "secret,", ""})
  void shouldNotQuoteAKeyThatIsWrong(String wrong) throws IOException {
    Path file = file("# key\n" + CURRENT + "\nsecret" + wrong);

    assertThatThrownBy(() -> KeyChoice.inFile(file, warnings::add))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("line 3 of " + file + " does not hold a key")
        .hasMessageContaining("64 hexadecimal digits")
        .hasMessageNotContainingAny("secret", CURRENT);
    assertThatThrownBy(() -> KeyChoice.inVariable(CURRENT + "," + wrong))
        .isInstanceOf(UserError.class)
        .hasMessageContainingAll("PALIMPSEST_KEY", "64 hexadecimal digits")
        .hasMessageNotContainingAny("secret", CURRENT);
  }

  @Test
  void shouldSayWhatToDoAboutAFileWithoutAKey() throws IOException {
    Path empty = file("# nothing yet\n\n");

    assertRefused(empty, empty.toString(), "holds no key", "openssl rand -hex 32");
    assertRefused(directory.resolve("nothing"), "nothing", "check that it is there");
    assertRefused(directory, "check that it is there");
  }

  @Test
  void shouldNotRepeatAKeyThatWasGivenForAFile() {
    assertThatThrownBy(() -> KeyChoice.inFile(Path.of(CURRENT), warnings::add))
        .isInstanceOf(UserError.class)
        .hasMessageNotContaining(CURRENT)
        .hasMessageContaining("write a new key into a file");
  }

  @Test
  void shouldRefuseAKeyTwice() throws IOException {
    Path file = file(CURRENT + "\n" + CURRENT);

    assertRefused(file, file.toString(), MasterKey.parse(CURRENT).id(), "twice", "remove one");
  }

  private void assertRefused(Path file, String... parts) {
    assertThatThrownBy(() -> KeyChoice.inFile(file, warnings::add))
        .isInstanceOf(UserError.class)
        .hasMessageContainingAll(parts)
        .hasMessageNotContaining(CURRENT);
  }

  private static void assertRing(KeyRing ring, String... keys) {
    assertThat(ring.id()).isEqualTo(MasterKey.parse(keys[0]).id());
    assertThat(ring).hasToString("KeyRing " + ring.id() + " and " + (keys.length - 1) + " former");
    for (String key : keys) {
      String nonce = KeyRing.of(MasterKey.parse(key), List.of()).nonce();
      assertThat(ring.newAuthorKey(nonce)).isPresent();
    }
  }

  private Path file(String text) throws IOException {
    Path file = Files.writeString(directory.resolve("key"), text);
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
  }
}
