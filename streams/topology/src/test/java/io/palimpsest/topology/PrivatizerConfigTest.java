package io.palimpsest.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.language.post.PostRules;
import io.palimpsest.topology.query.InstanceAddress;
import io.palimpsest.topology.topic.TopicPlan;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.streams.StreamsConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrivatizerConfigTest {
  private static PrivatizerConfig config(String applicationId, Map<String, String> kafka) {
    return new PrivatizerConfig(
        applicationId,
        "localhost:9092",
        Path.of("state"),
        1,
        new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES),
        Duration.ofDays(1),
        PrivatizerConfig.DEFAULT_SHARING_DELAY,
        0,
        kafka);
  }

  @Test
  void shouldAlwaysRunExactlyOnce() {
    assertThat(config("raw.a", Map.of()).streamsProperties())
        .containsEntry(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    assertThat(
            config("raw.a", Map.of("processing.guarantee", "exactly_once_v2")).streamsProperties())
        .containsEntry(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
  }

  @Test
  void shouldNotShowSettings() {
    assertThat(config("raw.a", Map.of("ssl.key.password", "canary")).toString())
        .contains("raw.a")
        .doesNotContain("canary");
  }

  @ParameterizedTest
  @ValueSource(strings = {"at_least_once", "exactly_once", "exactly_once_beta", ""})
  void shouldRefuseAnyWeakerGuarantee(String guarantee) {
    assertThatThrownBy(() -> config("raw.a", Map.of("processing.guarantee", guarantee)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("exactly_once_v2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "errors.dead.letter.queue.topic.name",
        "processing.exception.handler",
        "deserialization.exception.handler",
        "production.exception.handler",
        "application.id",
        "application.server",
        "num.standby.replicas",
        "default.deserialization.exception.handler",
        "default.production.exception.handler",
        "main.consumer.isolation.level",
        "consumer.auto.offset.reset",
        "producer.max.request.size",
        "partitioner.ignore.keys",
        "producer.partitioner.class",
        "group.protocol",
        "topic.retention.ms",
        "default.timestamp.extractor"
      })
  void shouldRefuseSettingsThatDecideAboutPrivacy(String name) {
    assertThatThrownBy(() -> config("raw.a", Map.of(name, "x")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(name);
  }

  @Test
  void shouldKeepInternalTopicsInTheRawZone() {
    assertThat(config("raw.a", Map.of()).repartitionTopic()).startsWith("raw.");
    for (String wrong :
        List.of("palimpsest", "raw.", "raw.a b", "safe.a", "raw." + "a".repeat(200))) {
      assertThatThrownBy(() -> config(wrong, Map.of()))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("raw.");
    }
  }

  @Test
  void shouldPassOtherSettingsOn() {
    assertThat(config("raw.a", Map.of("security.protocol", "SSL")).streamsProperties())
        .containsEntry("security.protocol", "SSL");
  }

  @Test
  void shouldKeepStoresOnOtherInstancesOnlyWhereAsked() {
    PrivatizerConfig alone = config("raw.a", Map.of());

    assertThat(alone.streamsProperties())
        .containsEntry(StreamsConfig.NUM_STANDBY_REPLICAS_CONFIG, 0);
    assertThat(
            alone
                .withStandbyReplicas(2)
                .withAdvertisedAddress("a:1")
                .withStateDirectory(Path.of("other"))
                .streamsProperties())
        .containsEntry(StreamsConfig.NUM_STANDBY_REPLICAS_CONFIG, 2);
    assertThatThrownBy(() -> alone.withStandbyReplicas(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("standby");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "privatizer-1.example:8080",
        "10.0.0.7:1",
        "localhost:65535",
        "[2001:db8::1]:8080"
      })
  void shouldTellOthersWhereItIs(String address) {
    PrivatizerConfig told = config("raw.a", Map.of()).withAdvertisedAddress(address);

    assertThat(told.withStateDirectory(Path.of("other")).advertisedAddress()).contains(address);
    assertThat(InstanceAddress.of(told.advertisedAddress()).setting()).isEqualTo(address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "host", ":80", "host:0", "host:65536", "http://host:80", "host:80/", "a b:80"})
  void shouldRefuseWhatIsNoAddress(String address) {
    assertThatThrownBy(() -> config("raw.a", Map.of()).withAdvertisedAddress(address))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("host:port");
  }

  @Test
  void shouldMakeRoomForTheWorstGrowthOfALongText() {
    assertThat(TopicPlan.largestRecord(PostRules.LARGEST_MAX_TEXT_BYTES))
        .isGreaterThan(7 * PostRules.LARGEST_MAX_TEXT_BYTES);
  }
}
