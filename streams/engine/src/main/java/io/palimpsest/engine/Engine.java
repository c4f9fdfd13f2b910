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
 * Decides whether a post is released, withheld or ignored as a duplicate. Deterministic: the same
 * post, author state and shared values give the same decision. It has no side effects; the caller
 * persists what the decision contains. Thread-safe.
 *
 * <p>If a step throws, the post is withheld. The log names the class of the exception but not its
 * message, which may quote the text.
 */
public final class Engine {
  private static final Logger LOG = LoggerFactory.getLogger(Engine.class);

  private final Privatizers privatizers;
  private final StepTimes times;
  private final Admit admit;
  private final Charge charge = new Charge();
  private final Sample sample = new Sample();

  /**
   * Creates an engine.
   *
   * @param times receives the duration of each step
   */
  public Engine(Privatizers privatizers, StepTimes times) {
    this.privatizers = privatizers;
    this.times = times;
    this.admit = new Admit(privatizers);
  }

  /**
   * Decides about a post.
   *
   * @throws StateUnavailableException if the author's state cannot be read now
   */
  public Decision decide(ReceivedPost at, AuthorAccess access) {
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

  private Decision decide(ReceivedPost at, AuthorAccess access, Progress progress) {
    Optional<Author> known = access.author();
    if (known.isEmpty()) {
      return progress.withheld(WithheldReason.KEY_UNAVAILABLE);
    }
    Author author = known.get();
    progress.setAuthor(author);
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
    return process(at, access, author, by.get(), identity, progress);
  }

  /** Repeats the release unchanged, even if the author has asked for another epsilon since. */
  private Decision again(Author author, Privatizer by, ReleasedText before) {
    Privatizer then =
        before.drawEpsilon().isEmpty()
            ? by
            : privatizers.of(by.policy(), before.drawEpsilon().getAsDouble()).orElse(by);
    return new Decision.ReleasedAgain(author, then, before);
  }

  /** Takes a post that was not released before through the remaining steps. */
  private Decision process(
      ReceivedPost at,
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
    progress.setPaid(new PaidPost(paid, by));

    progress.begin(PathStep.SAMPLE);
    ReleasedText text = sample.sample(at.post(), paid, author.randomness(), by);
    return new Decision.Released(author, by, text, identity, paid, names);
  }
}
