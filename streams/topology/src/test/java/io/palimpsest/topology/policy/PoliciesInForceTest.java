package io.palimpsest.topology.policy;

import static io.palimpsest.topology.policy.PolicyDesk.document;
import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.schemas.Policy;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.time.Instant;
import java.util.Optional;
import java.util.Properties;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.state.Stores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PoliciesInForceTest {
  private static final Instant NOW = Instant.parse("2020-05-01T12:00:00Z");
  private static final InForce FALLBACK = new InForce.Found(BuiltInPolicies.redact());

  private final PoliciesInForce policies =
      new PoliciesInForce(
          BuiltInPolicies.redact(), new Privatizers(new PostRules(1000), Optional.empty()));
  private TopologyTestDriver driver;
  private TestInputTopic<String, Policy> topic;

  @BeforeEach
  void start() {
    Serde<Policy> values =
        new RecordSerdes(new MemoryRegistry(), Registration.AUTOMATIC)
            .valuesOf(Topics.POLICIES_IN_FORCE, Policy.class);
    StreamsBuilder builder = new StreamsBuilder();
    builder.globalTable(
        Topics.POLICIES_IN_FORCE,
        Consumed.with(Serdes.String(), values),
        Materialized.as(Stores.inMemoryKeyValueStore(NodeNames.POLICIES_IN_FORCE)));
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "raw.table");
    driver = new TopologyTestDriver(builder.build(), settings, NOW);
    topic =
        driver.createInputTopic(
            Topics.POLICIES_IN_FORCE, Serdes.String().serializer(), values.serializer());
  }

  @AfterEach
  void stop() {
    driver.close();
  }

  private void put(String name, String document, Instant at) {
    topic.pipeInput(name, new Policy(name, 1, document, NOW), at);
  }

  private InForce current() {
    return policies.current(driver.getTimestampedKeyValueStore(NodeNames.POLICIES_IN_FORCE));
  }

  private static InForce found(String document) {
    return new InForce.Found(PolicyReader.read(document));
  }

  @Test
  void shouldTakeThePolicyOfTheStartWhereNoneIsInForce() {
    assertThat(current()).isEqualTo(FALLBACK);
  }

  @Test
  void shouldFollowTheTableFromOneCallToTheNext() {
    put("strict", document("strict", 1, ""), NOW);
    assertThat(current()).isEqualTo(found(document("strict", 1, "")));

    put("strict", document("strict", 2, ""), NOW);
    assertThat(current()).isEqualTo(found(document("strict", 2, "")));

    topic.pipeInput("strict", null, NOW);
    assertThat(current()).isEqualTo(FALLBACK);
  }

  @Test
  void shouldReadADocumentOnce() {
    put("strict", document("strict", 1, ""), NOW);

    assertThat(current()).isSameAs(current());
  }

  @Test
  void shouldTakeTheLatestOfSeveral() {
    put("b", document("b", 1, ""), NOW.plusSeconds(1));
    put("a", document("a", 1, ""), NOW.plusSeconds(2));
    put("c", document("c", 1, ""), NOW);

    assertThat(current()).isEqualTo(found(document("a", 1, "")));
  }

  @Test
  void shouldPassOverPoliciesForOtherTopics() {
    put("other", document("other", 1, "").replace("raw.posts", "raw.letters"), NOW);

    assertThat(current()).isEqualTo(FALLBACK);
  }

  @Test
  void shouldReleaseNothingUnderWhatItCannotRead() {
    put("strict", document("strict", 1, "").replace("redact", "of-the-future"), NOW);

    assertThat(current()).isEqualTo(new InForce.Unusable());
  }

  @Test
  void shouldReleaseNothingUnderWhatItCannotDo() {
    put(
        "strict",
        document("strict", 1, "")
            .replace("mechanism: redact", "{ mechanism: custext, epsilon: 1 }"),
        NOW);

    assertThat(current()).isEqualTo(new InForce.Unusable());
  }

  @Test
  void shouldForgetDocumentsThatAreInForceNoLonger() {
    for (int version = 1; version <= 100; version++) {
      put("strict", document("strict", version, ""), NOW);
      assertThat(current()).isEqualTo(found(document("strict", version, "")));
    }
  }
}
