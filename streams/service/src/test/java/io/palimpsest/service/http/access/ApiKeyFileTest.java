package io.palimpsest.service.http.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ApiKeyFileTest {
  private static final ApiKey ANNAS = ApiKey.of("anna", Set.of(Role.PRODUCER), "anna's secret");
  private static final ApiKey BOBS = ApiKey.of("bob", Set.of(Role.AUDITOR), "bob's secret");

  @TempDir private Path directory;

  private Path file(String... lines) throws IOException {
    return Files.writeString(directory.resolve("keys"), String.join("\n", lines) + "\n");
  }

  @Test
  void shouldFindKeysByTheirSecretsAndNothingElse() throws IOException {
    ApiKeyFile keys = ApiKeyFile.in(file("# keys", "", ANNAS.line(), "  " + BOBS.line()));

    assertThat(keys.find("anna's secret")).contains(ANNAS);
    assertThat(keys.find("bob's secret")).contains(BOBS);
    assertThat(keys.find("somebody's secret")).isEmpty();
    assertThat(keys.find(ANNAS.hash())).isEmpty();
    assertThat(keys.find("")).isEmpty();
  }

  @Test
  void shouldForgetAKeyThatIsTakenOut() throws IOException {
    ApiKeyFile keys = ApiKeyFile.in(file(ANNAS.line(), BOBS.line()));

    file(BOBS.line());

    assertThat(keys.find("anna's secret")).isEmpty();
    assertThat(keys.find("bob's secret")).contains(BOBS);
  }

  @Test
  void shouldLetNobodyInWhileTheFileIsWrongAndAgainWhenItIsRight() throws IOException {
    ApiKeyFile keys = ApiKeyFile.in(file(ANNAS.line()));

    file(ANNAS.line(), "half a li");
    assertThat(keys.find("anna's secret")).isEmpty();
    Files.delete(directory.resolve("keys"));
    assertThat(keys.find("anna's secret")).isEmpty();
    file(ANNAS.line());

    assertThat(keys.find("anna's secret")).contains(ANNAS);
  }

  @Test
  void shouldNameTheLineThatIsWrong() throws IOException {
    Path file = file("# keys", ANNAS.line(), "half a li");

    assertThatIllegalArgumentException()
        .isThrownBy(() -> ApiKeyFile.in(file))
        .withMessageStartingWith("line 3: ")
        .withMessageNotContaining("half");
  }
}
