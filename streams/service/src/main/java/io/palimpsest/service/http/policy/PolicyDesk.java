package io.palimpsest.service.http.policy;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyExplanation;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.service.http.Backend;
import io.palimpsest.service.http.Turns;
import io.palimpsest.service.http.policy.PolicyAnswers.Checked;
import io.palimpsest.service.http.policy.PolicyAnswers.History;
import io.palimpsest.service.http.policy.PolicyAnswers.InForceName;
import io.palimpsest.service.http.policy.PolicyAnswers.Listed;
import io.palimpsest.service.http.policy.PolicyAnswers.One;
import io.palimpsest.service.http.policy.PolicyAnswers.Verdict;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.service.policy.PolicyRequests;
import io.palimpsest.topology.client.TopicReader;
import io.palimpsest.topology.policy.InForce;
import io.palimpsest.topology.topic.Topics;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Knows policies and their history, and hands new ones in. */
@Singleton
public final class PolicyDesk {
  /** Verdicts that are shown; all of them are on their topic. */
  private static final int MAX_VERDICTS = 10_000;

  private static final Duration SOON = Duration.ofSeconds(2);
  private static final String SUBMITTED = "submitted";
  private static final String STARTED_WITH = "started-with";
  private static final String BUILT_IN = "built-in";

  private final Backend backend;
  private final Turns submissions = new Turns(2);
  private final Turns readings = new Turns(2);
  private final Deque<PolicyVerdict> verdicts = new ArrayDeque<>();
  private Optional<TopicReader<PolicyVerdict>> reader = Optional.empty();

  PolicyDesk(Backend backend) {
    this.backend = backend;
  }

  /** The policy of that name: one that was submitted, or the service's own, or a built-in one. */
  public Optional<Policy> find(String name) {
    return submitted().stream()
        .filter(policy -> policy.getName().equals(name))
        .findFirst()
        .map(policy -> read(policy.getDocument()))
        .or(() -> Optional.of(backend.policy()).filter(own -> own.name().equals(name)))
        .or(() -> BuiltInPolicies.find(name));
  }

  /** The one that holds for the next post; empty while the stream does not run. */
  public Optional<Policy> inForce() {
    return backend
        .runtime()
        .policies()
        .inForce()
        .flatMap(
            now ->
                now instanceof InForce.Found found
                    ? Optional.of(found.policy())
                    : Optional.empty());
  }

  /** The same, if it was submitted, and is not the one that the service was started with. */
  public Optional<Policy> submittedInForce() {
    return inForce().filter(policy -> isSubmitted(policy.name()));
  }

  /**
   * Submits a policy and waits for the verdict.
   *
   * @throws ProblemException if it is refused, or if no verdict comes
   */
  public void putInForce(Policy policy, String document) throws InterruptedException {
    told(new PolicyRequests(backend.connection()).submit(policy, document));
  }

  /**
   * A policy by its document.
   *
   * @throws ProblemException that says what to write instead
   */
  public static Policy read(String document) {
    try {
      return PolicyReader.read(document);
    } catch (InvalidPolicyException e) {
      throw ProblemException.unprocessable("invalid-policy", e.getMessage());
    }
  }

  Listed list() {
    Optional<Policy> holding = inForce();
    List<One> all = new ArrayList<>();
    for (io.palimpsest.schemas.Policy policy : submitted()) {
      all.add(
          new One(
              policy.getName(),
              policy.getVersion(),
              SUBMITTED,
              holding.filter(now -> now.name().equals(policy.getName())).isPresent(),
              policy.getDocument(),
              null));
    }
    add(backend.policy(), STARTED_WITH, holding, all);
    BuiltInPolicies.names().stream()
        .map(name -> BuiltInPolicies.find(name).orElseThrow())
        .forEach(policy -> add(policy, BUILT_IN, holding, all));
    return new Listed(
        holding
            .map(
                now ->
                    new InForceName(
                        now.name(),
                        now.version(),
                        isSubmitted(now.name()) ? SUBMITTED : STARTED_WITH))
            .orElse(null),
        all);
  }

  /** A name that stands there already is the one that holds. */
  private void add(Policy policy, String source, Optional<Policy> holding, List<One> all) {
    if (all.stream().noneMatch(one -> one.name().equals(policy.name()))) {
      all.add(
          new One(
              policy.name(),
              policy.version(),
              source,
              holding.equals(Optional.of(policy)),
              null,
              null));
    }
  }

  One one(String name) {
    One listed =
        list().policies().stream()
            .filter(one -> one.name().equals(name))
            .findFirst()
            .orElseThrow(
                () ->
                    ProblemException.notFound(
                        "unknown-policy",
                        "there is no policy of that name: GET /policies lists all"));
    return new One(
        listed.name(),
        listed.version(),
        listed.source(),
        listed.inForce(),
        listed.document(),
        PolicyExplanation.of(find(name).orElseThrow()));
  }

  Checked check(String document) {
    Policy policy = read(document);
    return new Checked(policy.name(), policy.version(), PolicyExplanation.of(policy));
  }

  Verdict submit(String document) throws InterruptedException {
    Policy policy = read(document);
    return told(
        submissions.take(() -> new PolicyRequests(backend.connection()).submit(policy, document)));
  }

  Verdict withdraw(String name) throws InterruptedException {
    return told(submissions.take(() -> new PolicyRequests(backend.connection()).withdraw(name)));
  }

  private static Verdict told(Optional<PolicyVerdict> verdict) {
    PolicyVerdict told =
        verdict.orElseThrow(
            () ->
                ProblemException.unavailable(
                    "no-verdict",
                    "no verdict within %d s: the request stands and is decided when the stream runs"
                        .formatted(PolicyRequests.LIMIT.toSeconds()),
                    PolicyRequests.LIMIT));
    if (!told.getAccepted()) {
      throw ProblemException.unprocessable("refused", told.getExplanation());
    }
    return Verdict.of(told);
  }

  History history(String name) {
    return readings.take(() -> historyOf(name));
  }

  private synchronized History historyOf(String name) {
    if (reader.isEmpty()) {
      reader =
          Optional.of(
              new TopicReader<>(backend.connection(), Topics.POLICY_VERDICTS, PolicyVerdict.class));
    }
    reader
        .get()
        .readToEnd(
            (key, verdict) ->
                verdict.ifPresent(
                    told -> {
                      verdicts.addFirst(told);
                      if (verdicts.size() > MAX_VERDICTS) {
                        verdicts.removeLast();
                      }
                    }));
    return new History(
        verdicts.stream().filter(told -> told.getName().equals(name)).map(Verdict::of).toList());
  }

  private List<io.palimpsest.schemas.Policy> submitted() {
    return backend
        .runtime()
        .policies()
        .submitted()
        .orElseThrow(
            () ->
                ProblemException.unavailable(
                    "restoring",
                    "the stream does not run yet, so nobody knows what was submitted: ask again as"
                        + " Retry-After says",
                    SOON));
  }

  private boolean isSubmitted(String name) {
    return submitted().stream().anyMatch(policy -> policy.getName().equals(name));
  }

  @PreDestroy
  synchronized void close() {
    reader.ifPresent(TopicReader::close);
  }
}
