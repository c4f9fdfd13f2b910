package io.palimpsest.topology.policy;

import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyExplanation;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.topology.topic.Topics;
import java.util.Optional;

/**
 * Decides about submissions: what is written and what was accepted before is all that counts. The
 * words quote at most a policy's own, which is no user text.
 */
final class PolicyRules {
  private final Policy fallback;
  private final Privatizers privatizers;

  PolicyRules(Policy fallback, Privatizers privatizers) {
    this.fallback = fallback;
    this.privatizers = privatizers;
  }

  /** About a policy that somebody wants in force. */
  Ruling submitted(String key, io.palimpsest.schemas.Policy submission, AcceptedPolicies accepted) {
    Policy policy;
    try {
      policy = usable(key, submission);
    } catch (InvalidPolicyException e) {
      return new Ruling.Refused(submission.getVersion(), e.getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      // Building its tables failed: whatever that is, the record must not stop the stream.
      return new Ruling.Refused(
          submission.getVersion(),
          "this service cannot do it (" + e.getClass().getName() + "): submit another policy");
    }
    Optional<AcceptedVersion> earlier = accepted.find(key);
    Optional<String> conflict =
        clashWithFallback(policy)
            .or(() -> clashWith(earlier, submission))
            .or(() -> accepted.inForceBeside(key).map(PolicyRules::withdrawFirst));
    if (conflict.isPresent()) {
      return new Ruling.Refused(policy.version(), conflict.get());
    }
    boolean repeated =
        earlier.filter(e -> e.inForce() && e.version() == policy.version()).isPresent();
    String explanation = PolicyExplanation.of(policy);
    return repeated
        ? new Ruling.Repeated(
            policy.version(),
            "Policy %s version %d is in force already.%n%s"
                .formatted(policy.name(), policy.version(), explanation))
        : new Ruling.Accepted(
            AcceptedVersion.inForce(policy.version(), submission.getDocument()), explanation);
  }

  /** About a tombstone. */
  Ruling withdrawn(String key, AcceptedPolicies accepted) {
    return accepted
        .find(key)
        .filter(AcceptedVersion::inForce)
        .<Ruling>map(
            earlier ->
                new Ruling.Withdrawn(
                    earlier.withdrawn(),
                    "withdrawn; from the next post on policy %s version %d holds, with which the service was started"
                        .formatted(fallback.name(), fallback.version())))
        .orElseGet(() -> new Ruling.Refused(0, "there is nothing to withdraw: it is not in force"));
  }

  /** The policy of a submission, if it can be done here. */
  private Policy usable(String key, io.palimpsest.schemas.Policy submission) {
    Policy policy = PolicyReader.read(submission.getDocument());
    if (!policy.name().equals(key) || !policy.name().equals(submission.getName())) {
      throw new InvalidPolicyException(
          "the document is policy '%s': write that name into the record and, in UTF-8, as its key"
              .formatted(policy.name()));
    }
    if (policy.version() != submission.getVersion()) {
      throw new InvalidPolicyException(
          "the record says version %d and its document version %d: write the same into both"
              .formatted(submission.getVersion(), policy.version()));
    }
    if (!policy.topics().contains(Topics.RAW_POSTS)) {
      throw new InvalidPolicyException(
          "topics: add " + Topics.RAW_POSTS + ", the topic that this service privatizes");
    }
    if (!privatizers.canDo(policy)) {
      throw new InvalidPolicyException(
          "this service was started without a lexicon: start it with --lexicon FILE, or submit a"
              + " policy that draws no words");
    }
    privatizers.of(policy); // so that no post has to wait for its tables, or finds them impossible
    return policy;
  }

  /** Its name and version may stand on releases without ever having been submitted. */
  private Optional<String> clashWithFallback(Policy policy) {
    if (!policy.name().equals(fallback.name())
        || policy.version() > fallback.version()
        || policy.equals(fallback)) {
      return Optional.empty();
    }
    return Optional.of(
        "the service was started with another version %d of this policy: raise the version above it"
            .formatted(fallback.version()));
  }

  private static Optional<String> clashWith(
      Optional<AcceptedVersion> earlier, io.palimpsest.schemas.Policy submission) {
    if (earlier.isEmpty() || submission.getVersion() > earlier.get().version()) {
      return Optional.empty();
    }
    if (submission.getVersion() < earlier.get().version()) {
      return Optional.of(
          "version %d was accepted before: raise the version above it"
              .formatted(earlier.get().version()));
    }
    return earlier.get().isOf(submission.getDocument())
        ? Optional.empty()
        : Optional.of(
            "version %d was accepted before with another document: raise the version"
                .formatted(submission.getVersion()));
  }

  private static String withdrawFirst(String other) {
    return "policy '%s' is in force for %s: withdraw it first".formatted(other, Topics.RAW_POSTS);
  }
}
