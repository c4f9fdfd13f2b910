package io.palimpsest.service.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlatformStateTest {

  @TempDir Path temp;

  @Test
  void shouldComeBackAsItWasWritten() throws Exception {
    Path file = temp.resolve("platform.properties");
    PlatformState state =
        new PlatformState(
            new Ports(1001, 1002, 1003),
            Map.of(
                "broker", new ProcessIdentity(17, Instant.parse("2026-01-02T03:04:05.670Z")),
                "registry", new ProcessIdentity(18, Instant.parse("2026-01-02T03:04:06Z"))));

    state.write(file);

    assertThat(PlatformState.read(file)).isEqualTo(state);
    assertThat(temp).isDirectoryNotContaining(path -> path.toString().endsWith(".new"));
  }

  @Test
  void shouldBeNoneWhenTheFileIsMissingOrDamaged() throws Exception {
    Path file = temp.resolve("platform.properties");
    assertThat(PlatformState.read(file)).isEqualTo(PlatformState.NONE);

    Files.writeString(file, "bootstrap.servers=127.0.0.1:x\nbroker.pid=\\u00");
    assertThat(PlatformState.read(file)).isEqualTo(PlatformState.NONE);
    Files.write(file, new byte[] {(byte) 0xff, 0, (byte) 0xfe});
    assertThat(PlatformState.read(file)).isEqualTo(PlatformState.NONE);
  }
}
