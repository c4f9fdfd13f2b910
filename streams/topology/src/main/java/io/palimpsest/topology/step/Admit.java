package io.palimpsest.topology.step;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.Outcome;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.AuthorPreference;
import io.palimpsest.topology.policy.InForce;
import io.palimpsest.topology.policy.PoliciesInForce;
import io.palimpsest.topology.state.Author;
import io.palimpsest.topology.state.AuthorVault;
import java.util.Optional;
import java.util.function.Function;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Opens the author's key, and settles which policy a post falls under and what its author asks for.
 * Where one of them cannot be had nothing is released.
 */
public final class Admit
    extends ContextualProcessor<String, Arrival.OfPost, String, Outcome<PathPost<Post>, Withheld>> {
  /** In records about a post whose policy cannot be read. */
  private static final String NO_POLICY = "";

  private final Function<ProcessorContext<?, ?>, AuthorVault> vaults;
  private final PoliciesInForce policies;
  private final Privatizers privatizers;
  private final Withholding withholding;
  private AuthorVault vault;
  private Policy lastPolicy;
  private Privatizer lastPrivatizer;

  public Admit(
      Function<ProcessorContext<?, ?>, AuthorVault> vaults,
      PoliciesInForce policies,
      Privatizers privatizers,
      Withholding withholding) {
    this.vaults = vaults;
    this.policies = policies;
    this.privatizers = privatizers;
    this.withholding = withholding;
  }

  @Override
  public void init(ProcessorContext<String, Outcome<PathPost<Post>, Withheld>> context) {
    super.init(context);
    vault = vaults.apply(context);
  }

  @Override
  public void process(Record<String, Arrival.OfPost> record) {
    long since = System.nanoTime();
    Arrival.OfPost arrival = record.value();
    InForce inForce = policies.current(context().getStateStore(NodeNames.POLICIES_IN_FORCE));
    Optional<Policy> policy =
        inForce instanceof InForce.Found found ? Optional.of(found.policy()) : Optional.empty();
    Outcome<Author, WithheldReason> author =
        withholding.made(
            () ->
                vault
                    .open(arrival)
                    .<Outcome<Author, WithheldReason>>map(Outcome.Passed::new)
                    .orElseGet(() -> new Outcome.Stopped<>(WithheldReason.KEY_UNAVAILABLE)));
    if (author instanceof Outcome.Passed<Author, WithheldReason> known) {
      admit(record, known.value(), policy, since);
    } else {
      withholding.isDone(since);
      withholding.withhold(
          record,
          subject(arrival, "", policy),
          ((Outcome.Stopped<Author, WithheldReason>) author).record(),
          context());
    }
  }

  @Override
  public void close() {
    vault.close();
  }

  private void admit(
      Record<String, Arrival.OfPost> record, Author author, Optional<Policy> policy, long since) {
    Arrival.OfPost arrival = record.value();
    Outcome<PathPost<Post>, WithheldReason> outcome =
        withholding.made(() -> admitted(arrival, author, policy));
    withholding.isDone(since);
    if (outcome instanceof Outcome.Passed<PathPost<Post>, WithheldReason> passed) {
      context().forward(record.withValue(new Outcome.Passed<>(passed.value())));
    } else {
      withholding.withhold(
          record,
          subject(arrival, author.pseudonym(), policy),
          ((Outcome.Stopped<PathPost<Post>, WithheldReason>) outcome).record(),
          context());
    }
  }

  private Outcome<PathPost<Post>, WithheldReason> admitted(
      Arrival.OfPost arrival, Author author, Optional<Policy> policy) {
    if (policy.isEmpty()) {
      return new Outcome.Stopped<>(WithheldReason.POLICY_UNAVAILABLE);
    }
    AuthorPreference preference = vault.preference(author).orElse(AuthorPreference.NONE);
    Optional<Privatizer> privatizer =
        preference.release() && canKeep(preference, policy.get())
            ? privatizer(policy.get(), preference)
            : Optional.empty();
    return privatizer
        .<Outcome<PathPost<Post>, WithheldReason>>map(
            able ->
                new Outcome.Passed<>(
                    new PathPost<>(
                        arrival.post(),
                        author,
                        preference,
                        able,
                        arrival.intake().receivedAt(),
                        arrival.replay(),
                        arrival.post())))
        .orElseGet(() -> new Outcome.Stopped<>(WithheldReason.AUTHOR_DECLINED));
  }

  /** An author who wants a budget gets one, or nothing is drawn. */
  private static boolean canKeep(AuthorPreference preference, Policy policy) {
    return preference.budget().isEmpty()
        || policy.budget().isPresent()
        || !(policy.tokens() instanceof TokenRules.Sample);
  }

  /** Empty if the author's epsilon is too small for anything to be drawn. */
  private Optional<Privatizer> privatizer(Policy policy, AuthorPreference preference) {
    return preference.epsilon().isEmpty()
        ? Optional.of(standard(policy))
        : privatizers.of(policy, preference.epsilon().getAsDouble());
  }

  /** Mostly the one that the last post had, which needs no search. */
  private Privatizer standard(Policy policy) {
    if (lastPolicy != policy) {
      lastPolicy = policy;
      lastPrivatizer = privatizers.of(policy);
    }
    return lastPrivatizer;
  }

  private static Subject subject(
      Arrival.OfPost arrival, String pseudonym, Optional<Policy> policy) {
    return new Subject(
        arrival.post().id(),
        pseudonym,
        policy.map(Policy::name).orElse(NO_POLICY),
        policy.map(Policy::version).orElse(0));
  }
}
