package io.palimpsest.service.command;

import io.palimpsest.language.policy.BudgetTerms;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.TopicReader;
import io.palimpsest.topology.topic.Topics;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The policy under which posts are released once more.
 *
 * @param document to be submitted first; empty if the policy holds already
 */
record ReplayPolicy(Policy policy, Optional<String> document) {

  /** What an argument means, or the lack of one. */
  static ReplayPolicy of(Optional<String> fileOrName, ClusterConnection connection) {
    if (fileOrName.isEmpty()) {
      return new ReplayPolicy(inForce(connection), Optional.empty());
    }
    Optional<Policy> builtIn = BuiltInPolicies.find(fileOrName.get());
    if (builtIn.isPresent()) {
      return new ReplayPolicy(builtIn.get(), Optional.empty());
    }
    Path file = Path.of(fileOrName.get());
    String document = PolicyChoice.document(file);
    return new ReplayPolicy(PolicyChoice.read(file, document), Optional.of(document));
  }

  /** One at most is in force for posts; see {@code topology.policy}. */
  private static Policy inForce(ClusterConnection connection) {
    Map<String, String> documents = new TreeMap<>();
    try (TopicReader<io.palimpsest.schemas.Policy> policies =
        new TopicReader<>(
            connection, Topics.POLICIES_IN_FORCE, io.palimpsest.schemas.Policy.class)) {
      policies.readToEnd(
          (name, policy) ->
              policy.ifPresentOrElse(
                  found -> documents.put(name, found.getDocument()), () -> documents.remove(name)));
    }
    return documents.values().stream()
        .map(PolicyReader::read)
        .filter(policy -> policy.topics().contains(Topics.RAW_POSTS))
        .findFirst()
        .orElseThrow(
            () ->
                new UserError(
                    "no policy was submitted to this service: name the one that it was started with"
                        + " by --policy"));
  }

  /** In which unit its costs are. */
  static String unitOf(Policy policy) {
    return policy.tokens() instanceof TokenRules.Sample sample && policy.budget().isPresent()
        ? BudgetTerms.of(policy.budget().get(), sample).window().unit().label()
        : "pure";
  }
}
