package io.palimpsest.topology.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.entity.ReplacedText;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PrivateText;
import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.language.sampling.DrawPrice;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.topology.Outcome;
import java.time.Instant;
import java.util.Map;
import java.util.function.Function;
import org.apache.kafka.streams.errors.ProcessorStateException;
import org.apache.kafka.streams.processor.api.MockProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.junit.jupiter.api.Test;

class SampleTest {
  private static final MasterKey KEY = MasterKey.random();
  private static final Instant NOW = Instant.parse("2020-05-01T12:00:00Z");
  private static final Record<String, ReplacedPost> RECORD =
      new Record<>(
          "anna",
          new ReplacedPost(
              new Post("1", "anna", "a secret", NOW),
              ReplacedText.untouched(DetectorInput.of("a secret"))),
          NOW.toEpochMilli());

  private final PathCounters counters = new PathCounters();

  private Sample sample(Function<ReplacedPost, PrivateText> words) {
    return new Sample(words, new Withholding(BuiltInPolicies.redact(), KEY, counters));
  }

  @Test
  void shouldWithholdAPostThatCannotBePrivatized() {
    MockProcessorContext<String, Outcome<PrivatePost, Withheld>> context =
        new MockProcessorContext<>();
    Sample sample =
        sample(
            post -> {
              throw new IllegalStateException(post.post().text());
            });
    sample.init(context);

    sample.process(RECORD);

    Withheld expected =
        new Withheld(
            "1", KEY.pseudonymOf("anna"), WithheldReason.PRIVATIZATION_FAILED, "redact", 1, NOW);
    assertThat(context.forwarded()).hasSize(1);
    assertThat(context.forwarded().get(0).record().key()).isEqualTo(KEY.pseudonymOf("anna"));
    assertThat(context.forwarded().get(0).record().value())
        .isEqualTo(new Outcome.Stopped<>(expected));
    assertThat(counters.withheld(WithheldReason.PRIVATIZATION_FAILED)).isEqualTo(1);
  }

  /** What a store or the registry throws is not the post's fault: the work is done again. */
  @Test
  void shouldNotWithholdAPostBecauseKafkaFailed() {
    MockProcessorContext<String, Outcome<PrivatePost, Withheld>> context =
        new MockProcessorContext<>();
    Sample sample =
        sample(
            post -> {
              throw new ProcessorStateException("the disk is full");
            });
    sample.init(context);

    assertThatThrownBy(() -> sample.process(RECORD)).isInstanceOf(ProcessorStateException.class);
    assertThat(context.forwarded()).isEmpty();
    assertThat(counters.withheld()).isZero();
  }

  /** A sink that fails throws through forward; Kafka has to see that, or it cannot recover. */
  @Test
  void shouldLeaveWhatFailsDownstreamToKafka() {
    MockProcessorContext<String, Outcome<PrivatePost, Withheld>> context =
        new MockProcessorContext<>() {
          @Override
          public <K extends String, V extends Outcome<PrivatePost, Withheld>> void forward(
              Record<K, V> record) {
            throw new IllegalStateException("the sink is broken");
          }
        };
    Sample sample = sample(post -> new PrivateText("WORD WORD", Map.of(), DrawPrice.NOTHING));
    sample.init(context);

    assertThatThrownBy(() -> sample.process(RECORD)).hasMessage("the sink is broken");
    assertThat(counters.withheld()).isZero();
  }
}
