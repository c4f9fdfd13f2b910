package io.palimpsest.connect.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigValue;
import org.apache.kafka.connect.connector.Connector;
import org.apache.kafka.connect.transforms.Transformation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Configurations that people copy must be right: as far as they are ours, the code decides. */
final class ConfigurationsTest {
  private static final String OURS = "io.palimpsest.";

  /** What Connect itself knows of a connector's configuration. */
  private static final Pattern OF_CONNECT =
      Pattern.compile(
          "name|connector\\.class|tasks\\.max|topics|transforms.*|errors\\..*|exactly\\.once\\.support"
              + "|transaction\\.boundary|(key|value|header)\\.converter.*"
              + "|(consumer|producer|admin)\\.override\\..*");

  /** A file and what stands in it. */
  record Configuration(String file, String name, Map<String, String> settings) {
    String setting(String key) {
      return settings.getOrDefault(key, "");
    }

    boolean isSink() {
      return settings.containsKey("topics");
    }

    Map<String, String> below(String prefix) {
      Map<String, String> below = new TreeMap<>();
      settings.forEach(
          (key, value) -> {
            if (key.startsWith(prefix) && !key.equals(prefix + "type")) {
              below.put(key.substring(prefix.length()), value);
            }
          });
      return below;
    }

    @Override
    public String toString() {
      return file;
    }
  }

  static List<Configuration> configurations() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("config"))) {
      return files
          .filter(file -> file.toString().endsWith(".json"))
          .sorted()
          .map(ConfigurationsTest::read)
          .toList();
    }
  }

  private static Configuration read(Path file) {
    try {
      JsonNode json = new ObjectMapper().readTree(Files.readString(file));
      Map<String, String> settings = new TreeMap<>();
      json.get("config")
          .properties()
          .forEach(entry -> settings.put(entry.getKey(), entry.getValue().textValue()));
      return new Configuration(
          file.getFileName().toString(), json.get("name").textValue(), settings);
    } catch (IOException e) {
      throw new IllegalArgumentException("not JSON: " + file, e);
    }
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void shouldNameOnlyClassesAndSettingsOfOursThatExist(Configuration configuration)
      throws ReflectiveOperationException {
    assertThat(configuration.name()).isNotBlank();
    assertThat(configuration.settings().values()).doesNotContainNull();
    String type = configuration.setting("connector.class");
    if (type.startsWith(OURS)) {
      Map<String, String> own = new TreeMap<>(configuration.settings());
      own.keySet().removeIf(key -> OF_CONNECT.matcher(key).matches());
      check(((Connector) instance(type)).config(), own);
    }
    for (String transform : configuration.setting("transforms").split(",")) {
      String prefix = "transforms." + transform + ".";
      String transformType = configuration.setting(prefix + "type");
      if (transformType.startsWith(OURS)) {
        check(((Transformation<?>) instance(transformType)).config(), configuration.below(prefix));
      }
    }
  }

  private static Object instance(String type) throws ReflectiveOperationException {
    return Class.forName(type).getDeclaredConstructor().newInstance();
  }

  private static void check(ConfigDef definition, Map<String, String> settings) {
    assertThat(definition.names()).containsAll(settings.keySet());
    assertThat(definition.validate(settings))
        .allSatisfy(value -> assertThat(value.errorMessages()).as(value.name()).isEmpty())
        .extracting(ConfigValue::name)
        .containsAll(settings.keySet());
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void shouldNameOnlyPolicyFilesThatLieHere(Configuration configuration) {
    configuration.settings().entrySet().stream()
        .filter(entry -> entry.getKey().endsWith(".policy") && entry.getValue().contains("/"))
        .map(entry -> Path.of("examples").resolve(Path.of(entry.getValue()).getFileName()))
        .forEach(policy -> assertThat(policy).exists());
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void shouldStayInItsZone(Configuration configuration) {
    if (configuration.isSink()) {
      assertThat(configuration.setting("topics")).isEqualTo("safe.posts");
      assertThat(configuration.setting("consumer.override.isolation.level"))
          .isEqualTo("read_committed");
      assertThat(configuration.setting("errors.deadletterqueue.topic.name")).startsWith("safe.");
      assertThat(configuration.setting("errors.deadletterqueue.context.headers.enable"))
          .isEqualTo("false");
    } else {
      assertThat(configuration.settings()).containsValue("raw.posts");
      assertThat(configuration.setting("value.converter.auto.register.schemas")).isEqualTo("false");
      assertThat(configuration.setting("errors.tolerance")).isIn("", "none");
    }
    assertThat(configuration.setting("errors.log.include.messages")).isIn("", "false");
    assertThat(configuration.setting("value.converter")).isNotBlank();
    assertThat(configuration.setting("value.converter.schema.registry.url")).isNotBlank();
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void shouldHoldNoSecret(Configuration configuration) {
    configuration
        .settings()
        .forEach(
            (key, value) -> {
              if (key.matches(".*(password|secret|key\\.id|username|\\.user)")) {
                assertThat(value).as(key).startsWith("${file:");
              }
            });
  }

  @ParameterizedTest
  @MethodSource("configurations")
  void shouldBeExplained(Configuration configuration) throws IOException {
    assertThat(Files.readString(Path.of("config", "README.md")))
        .contains("](" + configuration.file() + ")");
  }
}
