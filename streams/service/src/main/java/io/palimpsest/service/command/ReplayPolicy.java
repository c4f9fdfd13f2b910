package io.palimpsest.service.command;

import io.palimpsest.language.policy.BudgetTerms;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.TopicReader;
import io.palimpsest.topology.topic.Topics;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The policy under which posts are released once more.
 *
 * @param document to be submitted first; empty if the policy holds already
 * @param isAssumed whether nothing says that the policy holds: none was submitted, and with which
 *     one a service was started is known to the service alone
 */
record ReplayPolicy(Policy policy, Optional<String> document, boolean isAssumed) {

  /**
   * What an argument means, or the lack of one.
   *
   * @param inForce what holds whatever the argument says, unless that is submitted
   */
  static ReplayPolicy of(Optional<String> fileOrName, Optional<Policy> inForce) {
    if (fileOrName.isEmpty()) {
      return holding(inForce.orElseGet(BuiltInPolicies::standard), inForce);
    }
    Optional<Policy> builtIn = BuiltInPolicies.find(fileOrName.get());
    if (builtIn.isPresent()) {
      inForce.filter(policy -> !policy.equals(builtIn.get())).ifPresent(ReplayPolicy::refuse);
      return holding(builtIn.get(), inForce);
    }
    Path file = Path.of(fileOrName.get());
    String document = PolicyChoice.document(file);
    Policy submitted = PolicyChoice.read(file, document);
    inForce
        .filter(policy -> !policy.name().equals(submitted.name()))
        .ifPresent(ReplayPolicy::refuse);
    return new ReplayPolicy(submitted, Optional.of(document), false);
  }

  private static ReplayPolicy holding(Policy policy, Optional<Policy> inForce) {
    return new ReplayPolicy(policy, Optional.empty(), inForce.isEmpty());
  }

  private static void refuse(Policy inForce) {
    throw new UserError(
        "--policy: policy %s version %d is in force, not this one: leave --policy out, or withdraw it first by 'policy withdraw %s'"
            .formatted(inForce.name(), inForce.version(), inForce.name()));
  }

  /** What was submitted for posts and is in force; see {@code topology.policy}. */
  static Optional<Policy> inForce(ClusterConnection connection) {
    Map<String, String> documents = new LinkedHashMap<>();
    try (TopicReader<io.palimpsest.schemas.Policy> policies =
        new TopicReader<>(
            connection, Topics.POLICIES_IN_FORCE, io.palimpsest.schemas.Policy.class)) {
      policies.readToEnd(
          (name, policy) -> {
            documents.remove(name);
            policy.ifPresent(found -> documents.put(name, found.getDocument()));
          });
    }
    // The topic has one partition: of several, the latest is the last, and holds for the service.
    return documents.values().stream()
        .map(ReplayPolicy::read)
        .filter(policy -> policy.topics().contains(Topics.RAW_POSTS))
        .reduce((earlier, later) -> later);
  }

  private static Policy read(String document) {
    try {
      return PolicyReader.read(document);
    } catch (InvalidPolicyException e) {
      throw new UserError(
          "the policy that is in force was accepted by another version of palimpsest: use that one");
    }
  }

  /** In which unit its costs are. */
  static String unitOf(Policy policy) {
    return policy.tokens() instanceof TokenRules.Sample sample && policy.budget().isPresent()
        ? BudgetTerms.of(policy.budget().get(), sample).window().unit().label()
        : "pure";
  }
}
