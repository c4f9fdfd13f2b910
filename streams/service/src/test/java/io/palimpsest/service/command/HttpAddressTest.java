package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.service.client.ServicePlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class HttpAddressTest {
  @TempDir private Path directory;
  private final List<String> warnings = new ArrayList<>();

  @Command
  private static final class Asking {
    @Mixin private HttpAddress address;
  }

  private ServicePlace place(Map<String, String> environment, String... options) {
    Asking asking = new Asking();
    new CommandLine(asking).parseArgs(options);
    return asking.address.place(directory, environment, warnings::add);
  }

  private void runHere() throws IOException {
    Files.writeString(directory.resolve("http.properties"), "url=http://127.0.0.1:1\ntoken=own\n");
  }

  private String file(String text) throws IOException {
    return Files.writeString(directory.resolve("secret"), text).toString();
  }

  @Test
  void shouldFindTheServiceOfADataDirectoryWithItsToken() throws IOException {
    runHere();

    ServicePlace place = place(Map.of(HttpAddress.VARIABLE, "another"));

    assertThat(place.url()).hasToString("http://127.0.0.1:1");
    assertThat(place.token()).isEqualTo("own");
    assertThat(place.trust()).isEmpty();
  }

  @Test
  void shouldNeverSendTheTokenOfADataDirectoryElsewhere() throws IOException {
    runHere();

    assertThatThrownBy(() -> place(Map.of(), "--url", "http://h:2"))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("--token-file")
        .hasMessageContaining(HttpAddress.VARIABLE);
  }

  @Test
  void shouldTakeATokenFromAFileOrTheEnvironment() throws IOException {
    assertThat(place(Map.of(HttpAddress.VARIABLE, "mine\n"), "--url", "https://h:2/"))
        .satisfies(place -> assertThat(place.token()).isEqualTo("mine"))
        .satisfies(place -> assertThat(place.url()).hasToString("https://h:2"));
    assertThat(
            place(
                    Map.of(HttpAddress.VARIABLE, "mine"),
                    "--url",
                    "http://h:2",
                    "--token-file",
                    file("filed\nmore\n"))
                .token())
        .isEqualTo("filed");
    runHere();
    assertThat(place(Map.of(), "--token-file", file("filed")).token()).isEqualTo("filed");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "canary",
        "ftp://h/",
        "http://canary@h/",
        "http://h/?token=canary",
        "http://h/#token=canary",
        "http://",
        "http://ca nary/"
      })
  void shouldRefuseAUrlThatIsNoneAndNotShowIt(String url) {
    assertThatThrownBy(() -> place(Map.of(HttpAddress.VARIABLE, "mine"), "--url", url))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("http://HOST:PORT")
        .hasMessageNotContaining("canary");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "two canaries", "canary\u00e9"})
  void shouldRefuseATokenThatIsNoneAndNotShowIt(String token) throws IOException {
    runHere();

    assertThatThrownBy(() -> place(Map.of(), "--token-file", file(token)))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("--token-file")
        .hasMessageNotContaining("canar");
  }

  @Test
  void shouldWantATruststoreAndItsPassword() throws IOException {
    runHere();

    assertThatThrownBy(() -> place(Map.of(), "--tls-truststore", "t.p12"))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("--tls-password-file");
    assertThatThrownBy(
            () ->
                place(
                    Map.of(),
                    "--tls-truststore",
                    directory.resolve("absent").toString(),
                    "--tls-password-file",
                    file("canary")))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("--tls-truststore");
  }
}
