package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.mechanisms.key.MasterKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeyChoiceTest {
  private static final String HEX = "5e".repeat(32);

  @TempDir private Path directory;

  @Test
  void shouldMakeAKeyOnceThatOnlyItsOwnerCanRead() throws IOException {
    Path file = directory.resolve("below/master.key");
    List<String> warnings = new ArrayList<>();

    MasterKey made = KeyChoice.readOrMake(file, warnings::add);
    MasterKey again = KeyChoice.readOrMake(file, warnings::add);

    assertThat(again.id()).isEqualTo(made.id());
    assertThat(warnings).hasSize(1);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
  }

  @Test
  void shouldPreferTheFileOverTheEnvironment() throws IOException {
    Path file = Files.writeString(directory.resolve("key"), HEX + "\n");

    assertThat(
            KeyChoice.named(Optional.of(file), Map.of("PALIMPSEST_KEY", "ab".repeat(32)))
                .map(MasterKey::id))
        .contains(MasterKey.parse(HEX).id());
    assertThat(KeyChoice.named(Optional.empty(), Map.of("PALIMPSEST_KEY", HEX)).map(MasterKey::id))
        .contains(MasterKey.parse(HEX).id());
    assertThat(KeyChoice.named(Optional.empty(), Map.of())).isEmpty();
  }

  @Test
  void shouldNotQuoteAKeyThatIsWrong() throws IOException {
    Path file = Files.writeString(directory.resolve("key"), "not the secret");

    assertThatThrownBy(() -> KeyChoice.named(Optional.of(file), Map.of()))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("64 hexadecimal digits")
        .hasMessageNotContaining("secret");
    assertThatThrownBy(() -> KeyChoice.named(Optional.of(directory.resolve("nothing")), Map.of()))
        .isInstanceOf(UserError.class);
  }
}
