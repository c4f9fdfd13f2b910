package io.palimpsest.connect.jsonlines.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SettingsTest {
  private static ConfigValue value(ConfigDef definition, String name, Map<String, String> more) {
    Map<String, String> settings = new HashMap<>(Map.of("directory", "/data"));
    settings.putAll(more);
    return definition.validate(settings).stream()
        .filter(value -> value.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> errors(ConfigDef definition, String name, String value) {
    return value(definition, name, Map.of(name, value)).errorMessages();
  }

  @ParameterizedTest
  @CsvSource({
    "directory, relative/path",
    "files, dir/*.jsonl",
    "files, '[a'",
    "topic, raw posts",
    "topic, ..",
    "format, xml",
    "line.max.bytes, 10",
    "created.at.missing, now",
    "field.id, ' '"
  })
  void shouldSayWhatIsWrongWithASettingOfTheSource(String name, String value) {
    assertRefused(SourceSettings.DEFINITION, name, value);
  }

  @ParameterizedTest
  @CsvSource({
    "date.pattern, ../uuuu",
    "date.pattern, /uuuu",
    "date.pattern, uuuu-MM-dd'T'HH:mm",
    "date.pattern, ''",
    "date.pattern, nonsense{",
    "date.by, week",
    "compression, zip",
    "roll.records, 0"
  })
  void shouldSayWhatIsWrongWithASettingOfTheSink(String name, String value) {
    assertRefused(SinkSettings.DEFINITION, name, value);
  }

  private static void assertRefused(ConfigDef definition, String name, String value) {
    assertThat(errors(definition, name, value)).singleElement().asString().contains(name);
  }

  @Test
  void shouldTakeDirectoriesOfSeveralLevels() {
    assertThat(errors(SinkSettings.DEFINITION, "date.pattern", "'year='uuuu/'month='MM")).isEmpty();
  }

  @Test
  void shouldOfferWordsAndShowOnlyWhatMatters() {
    ConfigDef source = SourceSettings.DEFINITION;
    assertThat(value(source, "format", Map.of()).recommendedValues())
        .isEqualTo(List.of("post", "json"));
    assertThat(value(source, "field.text", Map.of()).visible()).isTrue();
    assertThat(value(source, "field.text", Map.of("format", "json")).visible()).isFalse();
    assertThat(value(SinkSettings.DEFINITION, "date.field", Map.of()).visible()).isFalse();
    assertThat(value(SinkSettings.DEFINITION, "date.field", Map.of("date.by", "field")).visible())
        .isTrue();
  }
}
