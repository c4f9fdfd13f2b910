package io.palimpsest.service.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RegistryTest {

  @TempDir Path temp;
  private final Optional<String> home = Optional.ofNullable(System.getProperty("palimpsest.home"));

  @AfterEach
  void restore() {
    home.ifPresent(value -> System.setProperty("palimpsest.home", value));
  }

  @Test
  void shouldSayWhatToDoWhenNobodyToldWhereItIs() {
    System.clearProperty("palimpsest.home");

    assertThatThrownBy(this::start)
        .isInstanceOf(PlatformException.class)
        .hasMessageStartingWith("the system property palimpsest.home is not set; start through");
  }

  @Test
  void shouldSayWhatToDoWhenItIsNotThere() {
    System.setProperty("palimpsest.home", temp.resolve("nowhere").toString());

    assertThatThrownBy(this::start)
        .isInstanceOf(PlatformException.class)
        .hasMessage(
            "no schema registry in %s; run mvn package first", temp.resolve("nowhere/registry"));
  }

  /** Also shows that a failed start gives the directory back. */
  private void start() {
    try {
      EmbeddedPlatform.start(temp.resolve("data"), servers -> false, sentence -> {}).close();
    } finally {
      DataDirectory.open(temp.resolve("data")).close();
      assertThat(ProcessHandle.current().children()).isEmpty();
    }
  }
}
