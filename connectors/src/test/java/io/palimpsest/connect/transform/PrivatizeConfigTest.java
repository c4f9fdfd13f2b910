package io.palimpsest.connect.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.config.ConfigValue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrivatizeConfigTest {
  @TempDir private Path folder;
  private WorkerFiles files;
  private final Map<String, String> settings = new HashMap<>();

  @BeforeEach
  void fillSettings() {
    files = new WorkerFiles(folder);
    settings.put("policy", files.fullPolicy());
    settings.put("fields", "text");
    settings.put("author.field", "author");
    settings.put("key.file", files.keyFile(WorkerFiles.KEY));
    settings.put("lexicon", files.lexicon());
  }

  private PrivatizeConfig config() {
    return new PrivatizeConfig(settings, RecordPart.VALUE);
  }

  private void shouldRefuse(String... parts) {
    assertThatExceptionOfType(ConfigException.class)
        .isThrownBy(this::config)
        .satisfies(e -> assertThat(e.getMessage()).contains(parts).doesNotContain(WorkerFiles.KEY))
        .withNoCause();
  }

  @Test
  void shouldAcceptWhatConnectAdds() {
    settings.put("type", "io.palimpsest.connect.Privatize$Value");
    settings.put("predicate", "p");
    settings.put("negate", "true");
    settings.put("plugin.version", "1");

    assertThatCode(this::config).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(strings = {"default", "words-only"})
  void shouldRefuseAPolicyThatNeedsABudget(String policy) {
    settings.put("policy", policy);

    shouldRefuse("budget", "ledger", "streaming service", "without a section 'budget'");
  }

  @Test
  void shouldRefuseABudgetBeforeAnyTaskStarts() {
    settings.put("policy", "default");

    List<ConfigValue> told = PrivatizeSettings.definition().validate(settings);

    assertThat(told)
        .filteredOn(value -> value.name().equals("policy"))
        .singleElement()
        .satisfies(
            value -> assertThat(value.errorMessages()).first().asString().contains("ledger"));
  }

  @Test
  void shouldTakeNullForLeftOut() {
    settings.put("keep.fields", null);
    settings.put("keep.headers", null);
    settings.put("id.field", null);

    assertThat(config().keptHeaders()).isEmpty();
    settings.put("policy", null);
    shouldRefuse("policy");
  }

  @ParameterizedTest
  @CsvSource({
    "policy, nowhere.yaml, cannot read the policy",
    "fields, a[0], the path 'a[0]'",
    "fields, '', nothing would be done",
    "keep.fields, text, two actions",
    "unlisted.fields, pass, unlisted.fields",
    "author.field, users[*], without stars",
    "author.field, header:, names no header",
    "id.field, **, without stars",
    "key.file, nowhere, cannot read the file",
    "lexicon, nowhere, palimpsest lexicon build",
    "max.text.bytes, 0, max.text.bytes",
    "max.text.byte, 5, there is no setting 'max.text.byte'"
  })
  void shouldRefuse(String name, String value, String complaint) {
    settings.put(name, value);
    if (name.equals("lexicon")) {
      assertThatExceptionOfType(ConfigException.class)
          .isThrownBy(() -> new RecordPrivatizer(config()))
          .withMessageContaining(complaint);
    } else {
      shouldRefuse(complaint);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "policy, Missing required configuration",
    "author.field, name the path of the author's id",
    "key.file, openssl rand -hex",
    "lexicon, palimpsest lexicon build"
  })
  void shouldRefuseWithout(String name, String complaint) {
    settings.remove(name);

    shouldRefuse(complaint);
  }

  @Test
  void shouldRedactWithoutKeyAuthorAndLexicon() {
    assertThat(
            new PrivatizeConfig(Map.of("policy", "redact", "fields", "text"), RecordPart.VALUE)
                .key())
        .isEmpty();
  }

  @Test
  void shouldNeverQuoteAKey() {
    settings.put("key.file", WorkerFiles.KEY);
    shouldRefuse("cannot read the file");

    settings.put("key.file", files.write("two", WorkerFiles.KEY + "\n" + WorkerFiles.KEY));
    shouldRefuse("one key, and holds 2");

    settings.put("key.file", files.write("broken", WorkerFiles.KEY.substring(1)));
    shouldRefuse("openssl rand");

    settings.put("key.file", files.keyFile(WorkerFiles.KEY));
    settings.put("key", WorkerFiles.KEY);
    shouldRefuse("leave only one");
  }

  @Test
  void shouldTakeTheKeyFromAPasswordToo() {
    String inFile = config().key().orElseThrow().id();
    settings.remove("key.file");
    settings.put("key", WorkerFiles.KEY);

    assertThat(config().key().orElseThrow().id()).isEqualTo(inFile);
    assertThat(config().summary()).contains(inFile).doesNotContain(WorkerFiles.KEY);
  }

  @Test
  void shouldNotAskForAnIdThatNoDrawLooksAt() {
    settings.put("id.field", "id");
    assertThat(config().id()).isEmpty();

    settings.put("policy", files.wordsPolicy("record"));
    assertThat(config().id()).isPresent();
  }

  @Test
  void shouldDocumentEverySetting() {
    ConfigDef definition = PrivatizeSettings.definition();

    assertThat(definition.configKeys().values())
        .isNotEmpty()
        .allSatisfy(
            key -> {
              assertThat(key.documentation).isNotBlank().endsWith(".");
              assertThat(key.group).isNotBlank();
              assertThat(key.displayName).isNotEqualTo(key.name);
            });
  }

  @Test
  void shouldRecommendPoliciesThatItAccepts() {
    for (Object policy : new PolicySetting().validValues("policy", Map.of())) {
      assertThatCode(() -> new PolicySetting().ensureValid("policy", policy))
          .doesNotThrowAnyException();
    }
    assertThat(new PolicySetting().validValues("policy", Map.of()))
        .containsExactly("redact", "entities-only");
  }
}
