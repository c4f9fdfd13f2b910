package io.palimpsest.service.command;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.topology.topic.Topics;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What is done to which posts: the same for every command that privatizes. */
final class PostOptions {
  @Option(
      names = "--policy",
      paramLabel = "FILE|NAME",
      description =
          "A policy file, or a built-in policy: default, redact, words-only or entities-only.")
  private Optional<String> policy;

  @Mixin private TextLimit limit;

  /** Refuses what a service cannot run with. */
  void check() {
    rules();
    if (!policy().topics().contains(Topics.RAW_POSTS)) {
      throw new UserError(
          "policy "
              + policy().name()
              + " is not for "
              + Topics.RAW_POSTS
              + ": add it to the policy's topics, or choose another --policy");
    }
  }

  Policy policy() {
    return PolicyChoice.of(policy.orElse("default"));
  }

  PostRules rules() {
    return limit.rules();
  }
}
