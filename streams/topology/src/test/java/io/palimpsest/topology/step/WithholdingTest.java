package io.palimpsest.topology.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.key.AuthorKey;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.topology.Outcome;
import io.palimpsest.topology.arrival.AuthorPreference;
import io.palimpsest.topology.state.Author;
import java.time.Instant;
import java.util.function.Supplier;
import org.apache.kafka.streams.errors.ProcessorStateException;
import org.apache.kafka.streams.processor.api.MockProcessorContext;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.junit.jupiter.api.Test;

class WithholdingTest {
  private static final AuthorKey KEY = MasterKey.random().authorKey("anna");
  private static final Instant NOW = Instant.parse("2020-05-01T12:00:00Z");
  private static final Post POST = new Post("1", "anna", "a secret", NOW);
  private static final Record<String, PathPost<Post>> RECORD =
      new Record<>(
          "anna",
          new PathPost<>(
              POST,
              new Author("entry", 0, KEY.pseudonym(), KEY.randomness(0), KEY.seal()),
              AuthorPreference.NONE,
              Privatizer.withoutLexicon(BuiltInPolicies.redact()),
              NOW,
              false,
              POST),
          NOW.toEpochMilli());
  private static final Withheld FAILED =
      new Withheld("1", KEY.pseudonym(), WithheldReason.PRIVATIZATION_FAILED, "redact", 1, NOW);

  private final PathCounters counters = new PathCounters();
  private final Withholding withholding = new Withholding(PathStep.DETECT, counters);
  private final MockProcessorContext<String, Outcome<PathPost<String>, Withheld>> context =
      new MockProcessorContext<>();

  private void doWork(Supplier<Outcome<String, WithheldReason>> work) {
    withholding.forward(RECORD, work, context);
  }

  @Test
  void shouldForwardWhatTheWorkMakes() {
    doWork(() -> new Outcome.Passed<>("made"));

    assertThat(context.forwarded()).hasSize(1);
    assertThat(context.forwarded().get(0).record().value())
        .isEqualTo(new Outcome.Passed<>(RECORD.value().with("made")));
    assertThat(counters.withheld()).isZero();
  }

  @Test
  void shouldWithholdAPostThatCannotBePrivatized() {
    doWork(
        () -> {
          throw new IllegalStateException("a secret");
        });

    assertThat(context.forwarded()).hasSize(1);
    assertThat(context.forwarded().get(0).record().key()).isEqualTo(KEY.pseudonym());
    assertThat(context.forwarded().get(0).record().value())
        .isEqualTo(new Outcome.Stopped<>(FAILED));
    assertThat(counters.withheld(WithheldReason.PRIVATIZATION_FAILED)).isEqualTo(1);
  }

  @Test
  void shouldCountWhatIsKeptOfAnAuthorAndCannotBeOpened() {
    doWork(
        () -> {
          KEY.seal().open("store", "entry", new byte[40]);
          return new Outcome.Passed<>("opened");
        });

    assertThat(counters.withheld(WithheldReason.PRIVATIZATION_FAILED)).isEqualTo(1);
    assertThat(counters.brokenSeals()).isEqualTo(1);
  }

  @Test
  void shouldWithholdAPostWithTheReasonThatTheWorkGives() {
    doWork(() -> new Outcome.Stopped<>(WithheldReason.BUDGET_EXHAUSTED));

    assertThat(context.forwarded().get(0).record().value())
        .isInstanceOfSatisfying(
            Outcome.Stopped.class,
            stopped ->
                assertThat(((Withheld) stopped.record()).getReason())
                    .isEqualTo(WithheldReason.BUDGET_EXHAUSTED));
    assertThat(counters.withheld(WithheldReason.BUDGET_EXHAUSTED)).isEqualTo(1);
  }

  /** What a store or the registry throws is not the post's fault: the work is done again. */
  @Test
  void shouldNotWithholdAPostBecauseKafkaFailed() {
    assertThatThrownBy(
            () ->
                doWork(
                    () -> {
                      throw new ProcessorStateException("the disk is full");
                    }))
        .isInstanceOf(ProcessorStateException.class);
    assertThat(context.forwarded()).isEmpty();
    assertThat(counters.withheld()).isZero();
  }

  /** It is not the work that failed, so nothing is known about the post. */
  @Test
  void shouldNotWithholdAPostWhenWhatFollowsFails() {
    ProcessorContext<String, Outcome<PathPost<String>, Withheld>> failing =
        new MockProcessorContext<>() {
          @Override
          public <K extends String, V extends Outcome<PathPost<String>, Withheld>> void forward(
              Record<K, V> record) {
            throw new IllegalStateException("of the next step");
          }
        };

    assertThatThrownBy(
            () -> withholding.forward(RECORD, () -> new Outcome.Passed<>("made"), failing))
        .hasMessage("of the next step");
    assertThat(counters.withheld()).isZero();
  }
}
