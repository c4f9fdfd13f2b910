package io.palimpsest.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.generalize.SharedValues;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.mechanisms.key.AuthorKey;
import io.palimpsest.mechanisms.key.MasterKey;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class EngineTest {
  private static final AuthorKey KEY = MasterKey.random().authorKey("anna");
  private static final Instant NOW = Instant.parse("2020-05-01T12:00:00Z");
  private static final Policy POLICY = BuiltInPolicies.find("entities-only").orElseThrow();

  private final StepTimes times = new StepTimes();
  private final Engine engine =
      new Engine(new Privatizers(new PostRules(1000), Optional.empty()), times);
  private final Kept kept = new Kept();

  /** What is kept of the author, as a test wants it. */
  private static final class Kept implements AuthorAccess {
    private Supplier<Optional<Author>> author =
        () -> Optional.of(new Author(KEY.pseudonym(), 0, KEY.randomness(0)));
    private Supplier<AuthorPreference> preference = () -> AuthorPreference.NONE;
    private Supplier<AuthorLedger> ledger = AuthorLedger::empty;
    private Supplier<AuthorMemory> names = AuthorMemory::empty;
    private Optional<ReleasedText> released = Optional.empty();

    @Override
    public Optional<Author> author() {
      return author.get();
    }

    @Override
    public AuthorPreference preference() {
      return preference.get();
    }

    @Override
    public AuthorLedger ledger() {
      return ledger.get();
    }

    @Override
    public Optional<ReleasedText> released(ReleaseIdentity release) {
      return released;
    }

    @Override
    public AuthorMemory names() {
      return names.get();
    }

    @Override
    public SharedValues shared() {
      return (value, k) -> false;
    }
  }

  private static <T> Supplier<T> failing(RuntimeException failure) {
    return () -> {
      throw failure;
    };
  }

  private Decision decide(boolean replay, Optional<Policy> policy) {
    Post post = new Post("1", "anna", "Barack Obama paid 100 dollars", NOW);
    return engine.decide(new ReceivedPost(post, NOW, replay, policy), kept);
  }

  private Decision decide() {
    return decide(false, Optional.of(POLICY));
  }

  private Decision.Withheld withheld() {
    return (Decision.Withheld) decide();
  }

  @Test
  void shouldReleaseWithWhatIsToBeKept() {
    Decision.Released released = (Decision.Released) decide();

    assertThat(released.text().text()).doesNotContain("Obama");
    assertThat(released.author().pseudonym()).isEqualTo(KEY.pseudonym());
    assertThat(released.names().isChanged()).isTrue();
    assertThat(released.paid().draws()).isZero();
    assertThat(released.mechanism()).isEqualTo("keep");
  }

  @Test
  void shouldDecideAlikeEachTime() {
    assertThat(((Decision.Released) decide()).text())
        .isEqualTo(((Decision.Released) decide()).text());
  }

  @Test
  void shouldKnowAPostThatWasReleasedAndReleaseItAgainOnlyIfAsked() {
    ReleasedText before = ((Decision.Released) decide()).text();
    kept.released = Optional.of(before);

    assertThat(decide()).isEqualTo(new Decision.Duplicate());
    assertThat(decide(true, Optional.of(POLICY)))
        .isInstanceOfSatisfying(
            Decision.ReleasedAgain.class, again -> assertThat(again.text()).isEqualTo(before));
  }

  @Test
  void shouldWithholdWhatHasNoKeyNoPolicyOrNoConsent() {
    assertThat(((Decision.Withheld) decide(false, Optional.empty())).reason())
        .isEqualTo(WithheldReason.POLICY_UNAVAILABLE);
    kept.preference = () -> AuthorPreference.DECLINED;
    assertThat(withheld().reason()).isEqualTo(WithheldReason.AUTHOR_DECLINED);
    kept.author = Optional::empty;
    assertThat(withheld().reason()).isEqualTo(WithheldReason.KEY_UNAVAILABLE);
    assertThat(withheld().author()).isEmpty();
  }

  @Test
  void shouldWithholdAPostThatAStepFailsForAndSayWhose() {
    kept.names = failing(new IllegalStateException("a secret"));

    assertThat(withheld().reason()).isEqualTo(WithheldReason.PRIVATIZATION_FAILED);
    assertThat(withheld().author().orElseThrow().pseudonym()).isEqualTo(KEY.pseudonym());
    assertThat(withheld().policy()).contains(POLICY);
    assertThat(withheld().paid()).isEmpty();
    assertThat(withheld().sealBroken()).isFalse();
  }

  @Test
  void shouldTellThatSomethingKeptDoesNotOpen() {
    kept.preference =
        () -> {
          KEY.seal().open("store", "entry", new byte[40]);
          return AuthorPreference.NONE;
        };

    assertThat(withheld().reason()).isEqualTo(WithheldReason.PRIVATIZATION_FAILED);
    assertThat(withheld().sealBroken()).isTrue();
    assertThat(withheld().author()).isPresent();
  }

  /** What a store throws is not the post's fault: the work is done again. */
  @Test
  void shouldDecideNothingWhenStateCannotBeRead() {
    RuntimeException failure = new IllegalStateException("the disk is full");
    kept.ledger = failing(new StateUnavailableException(failure));

    assertThatThrownBy(this::decide)
        .isInstanceOfSatisfying(
            StateUnavailableException.class,
            unavailable -> assertThat(unavailable.failure()).isSameAs(failure));
  }

  @Test
  void shouldCountTheStepsThatWereReached() {
    decide();
    kept.names = failing(new IllegalStateException());
    decide();

    assertThat(times.of(PathStep.ADMIT).count()).isEqualTo(2);
    assertThat(times.of(PathStep.PSEUDONYMIZE).count()).isEqualTo(2);
    assertThat(times.of(PathStep.CHARGE).count()).isEqualTo(1);
    assertThat(times.of(PathStep.SAMPLE).count()).isEqualTo(1);
  }
}
