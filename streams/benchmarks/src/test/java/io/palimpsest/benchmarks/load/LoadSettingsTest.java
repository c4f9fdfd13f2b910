package io.palimpsest.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is sent, and where to. */
final class LoadSettingsTest {
  @TempDir private Path directory;

  @Test
  void shouldGiveEveryRunAPrefixOfItsOwn() {
    LoadSettings first = settings(Instant.ofEpochSecond(1));
    LoadSettings second = settings(Instant.ofEpochSecond(2));

    assertThat(first.prefix()).isNotEqualTo(second.prefix());
    assertThat(first.posts()).isEqualTo(LoadSettings.DEFAULT.posts());
  }

  @Test
  void shouldTakeThePrefixThatIsGiven() {
    assertThat(settings(Instant.EPOCH, "--prefix", "a:").prefix()).isEqualTo("a:");
  }

  @Test
  void shouldRefuseAPrefixThatNoIdMayHave() {
    for (String prefix : List.of("", "a b", "é", "a".repeat(101))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> settings(Instant.EPOCH, "--prefix", prefix))
          .withMessageStartingWith("--prefix must be");
    }
  }

  @Test
  void shouldFindTheEmbeddedPlatformOfAService() throws IOException {
    Files.writeString(
        directory.resolve("platform.properties"),
        "bootstrap.servers=127.0.0.1:9092\nregistry.url=http\\://127.0.0.1\\:8081\n");

    assertThat(endpoint("--data-dir", directory.toString()))
        .isEqualTo(new Endpoint("127.0.0.1:9092", "http://127.0.0.1:8081"));
  }

  @Test
  void shouldSayHowToStartAServiceThatIsNotThere() throws IOException {
    String missing = directory.toString();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> endpoint("--data-dir", missing))
        .withMessageContaining("start 'palimpsest run --data-dir");

    Files.writeString(directory.resolve("platform.properties"), "bootstrap.servers=a:1\n");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> endpoint("--data-dir", missing))
        .withMessageContaining("start 'palimpsest run --data-dir");
  }

  @Test
  void shouldTakeAddressesOrADirectoryButNotBoth() {
    assertThat(endpoint("--bootstrap-servers", "a:1", "--registry-url", "http://b"))
        .isEqualTo(new Endpoint("a:1", "http://b"));
    for (List<String> wrong :
        List.of(
            List.<String>of(),
            List.of("--bootstrap-servers", "a:1"),
            List.of("--data-dir", "d", "--registry-url", "http://b"))) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> endpoint(wrong.toArray(String[]::new)))
          .withMessageStartingWith("give either --data-dir");
    }
  }

  private static LoadSettings settings(Instant now, String... args) {
    return LoadSettings.of(Arguments.of(List.of(args), LoadSettings.NAMES), now);
  }

  private static Endpoint endpoint(String... args) {
    return Endpoint.of(Arguments.of(List.of(args), Endpoint.NAMES));
  }
}
