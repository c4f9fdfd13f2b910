package io.palimpsest.engine;

import io.palimpsest.engine.Decision.PaidPost;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.PlannedPost;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.key.SealBrokenException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Decides what becomes of a post. The same decision each time for the same post, author and shared
 * values; nothing is written here. Thread-safe.
 *
 * <p>Whatever is thrown on the way, the post is withheld, and only the class of the error is told:
 * its message may quote the text.
 */
public final class Engine {
  private static final Logger LOG = LoggerFactory.getLogger(Engine.class);

  private final Privatizers privatizers;
  private final StepTimes times;
  private final Admit admit;
  private final Charge charge = new Charge();
  private final Sample sample = new Sample();

  /**
   * An engine.
   *
   * @param times counts how long each step works
   */
  public Engine(Privatizers privatizers, StepTimes times) {
    this.privatizers = privatizers;
    this.times = times;
    this.admit = new Admit(privatizers);
  }

  /**
   * What becomes of a post.
   *
   * @throws StateUnavailableException if the author's state cannot be read now
   */
  public Decision decide(PostAtHand at, AuthorAccess access) {
    Progress progress = new Progress(times, PathStep.ADMIT, at.policy());
    try {
      return decide(at, access, progress);
    } catch (StateUnavailableException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error(
          "A post was withheld: {} failed with {}",
          progress.step().label(),
          e.getClass().getName());
      return progress.failed(e instanceof SealBrokenException);
    } finally {
      progress.end();
    }
  }

  private Decision decide(PostAtHand at, AuthorAccess access, Progress progress) {
    Optional<Author> known = access.author();
    if (known.isEmpty()) {
      return progress.withheld(WithheldReason.KEY_UNAVAILABLE);
    }
    Author author = known.get();
    progress.isOf(author);
    if (at.policy().isEmpty()) {
      return progress.withheld(WithheldReason.POLICY_UNAVAILABLE);
    }
    Policy policy = at.policy().get();
    Optional<Privatizer> by = admit.admit(policy, access.preference());
    if (by.isEmpty()) {
      return progress.withheld(WithheldReason.AUTHOR_DECLINED);
    }
    progress.begin(PathStep.DEDUPLICATE);
    ReleaseIdentity identity = ReleaseIdentity.of(at.post(), policy);
    Optional<ReleasedText> before = access.released(identity);
    if (before.isPresent()) {
      return at.replay() ? again(author, by.get(), before.get()) : new Decision.Duplicate();
    }
    return fresh(at, access, author, by.get(), identity, progress);
  }

  /** As it was, also if its author has asked for another epsilon since. */
  private Decision again(Author author, Privatizer by, ReleasedText before) {
    Privatizer then =
        before.drawEpsilon().isEmpty()
            ? by
            : privatizers.of(by.policy(), before.drawEpsilon().getAsDouble()).orElse(by);
    return new Decision.ReleasedAgain(author, then, before);
  }

  private Decision fresh(
      PostAtHand at,
      AuthorAccess access,
      Author author,
      Privatizer by,
      ReleaseIdentity identity,
      Progress progress) {
    progress.begin(PathStep.DETECT);
    DetectedPost detected = by.detect(at.post());

    progress.begin(PathStep.PSEUDONYMIZE);
    AuthorMemory names = access.names();
    AuthorContext context = new AuthorContext(author.randomness(), names);
    ReplacedPost replaced = by.replace(detected, context, access.shared());

    progress.begin(PathStep.CHARGE);
    PlannedPost planned = by.plan(replaced);
    Charge.Outcome outcome = charge.charge(at, planned, author, access, by);
    if (outcome instanceof Charge.Outcome.Refused refused) {
      return progress.withheld(refused.why());
    }
    Paid paid = ((Charge.Outcome.Done) outcome).paid();
    progress.isPaid(new PaidPost(paid, by));

    progress.begin(PathStep.SAMPLE);
    ReleasedText text = sample.sample(at.post(), paid, author.randomness(), by);
    return new Decision.Released(author, by, text, identity, paid, names);
  }
}
