package io.palimpsest.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.palimpsest.build.ProjectRoot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ParsedFilesTest {
  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  @Test
  void shouldHaveOnlyYamlThatCanBeParsed() {
    List<Path> files = OpsFiles.all(".yaml", ".yml");

    assertThat(files).contains(OpsFiles.COMPOSE);
    for (Path file : files) {
      assertThatCode(() -> assertThat(Yaml.documents(file)).isNotEmpty().doesNotContainNull())
          .as(ProjectRoot.find().relativize(file).toString())
          .doesNotThrowAnyException();
    }
  }

  @Test
  void shouldHaveOnlyJsonThatCanBeParsed() {
    for (Path file : OpsFiles.all(".json")) {
      assertThatCode(() -> JSON.readTree(Files.readString(file)))
          .as(ProjectRoot.find().relativize(file).toString())
          .doesNotThrowAnyException();
    }
  }

  @Test
  void shouldFindWhatCannotBeParsed() {
    assertThatThrownBy(() -> Yaml.documents("a: 1\na: 2\n", "twice")).hasMessageContaining("twice");
    assertThatThrownBy(() -> Yaml.documents("a: [1\n", "open")).hasMessageContaining("open");
    assertThatThrownBy(() -> JSON.readTree("{\"a\":1,\"a\":2}")).hasMessageContaining("a");
    assertThatThrownBy(() -> JSON.readTree("{} {}")).isNotNull();
  }

  @Test
  void shouldKeepNoSecretInAFile() {
    for (Path file : OpsFiles.all("")) {
      assertThat(file.getFileName().toString()).doesNotMatch(".*\\.(p12|jks|pem|key)");
    }
  }
}
