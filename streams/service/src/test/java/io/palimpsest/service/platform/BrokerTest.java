package io.palimpsest.service.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrokerTest {
  private static final String OPTIONS = "palimpsest.broker.options";

  @TempDir private Path temp;
  private final String before = System.getProperty(OPTIONS);

  @BeforeEach
  void forget() {
    System.clearProperty(OPTIONS);
  }

  @AfterEach
  void restore() {
    if (before == null) {
      System.clearProperty(OPTIONS);
    } else {
      System.setProperty(OPTIONS, before);
    }
  }

  @Test
  void shouldGiveItsJvmWhatIsAskedForAfterWhatItGivesAnyway() throws Exception {
    List<String> usual = jvmOptions();

    System.setProperty(OPTIONS, " -Xmx1g  -XX:+UseSerialGC ");

    List<String> asked = new ArrayList<>(usual);
    asked.addAll(List.of("-Xmx1g", "-XX:+UseSerialGC"));
    assertThat(usual).contains("-Xmx512m");
    assertThat(jvmOptions()).isEqualTo(asked);
  }

  /** Of a broker whose storage is there already. */
  private List<String> jvmOptions() throws IOException {
    Files.createDirectories(temp.resolve("broker"));
    Files.writeString(temp.resolve("broker/meta.properties"), "");
    List<ChildCommand> started = new ArrayList<>();
    try (DataDirectory data = DataDirectory.open(temp)) {
      new Broker(
              data,
              new Ports(1, 2, 3),
              command -> {
                started.add(command);
                return null;
              })
          .start();
    }
    assertThat(started).hasSize(1);
    return started.get(0).jvmOptions();
  }
}
