package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconCache;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.build.LexiconBuild;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.space.Metric;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** From which lexicon words are drawn. */
final class LexiconOptions {
  @Option(
      names = "--lexicon",
      paramLabel = "FILE",
      description =
          "A lexicon made by 'lexicon build' (default: the one in your cache directory, which is"
              + " built the first time).")
  private Optional<Path> file;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** The privatizer of a policy; a lexicon is opened, or built, only if the policy draws words. */
  Privatizer privatizer(Policy policy, PostRules rules) {
    if (!(policy.tokens() instanceof TokenRules.Sample)) {
      return Privatizer.withoutLexicon(policy, rules);
    }
    Lexicon lexicon = open();
    try (Progress progress = Progress.of("making output sets", lexicon.size())) {
      return Privatizer.of(policy, rules, () -> lexicon, progress::to);
    }
  }

  /**
   * What a service can do that starts with a policy. A lexicon that is named is opened even if that
   * policy draws no words: a later one may.
   */
  Privatizers privatizers(Policy policy, PostRules rules) {
    boolean isNeeded = policy.tokens() instanceof TokenRules.Sample;
    Privatizers privatizers =
        new Privatizers(
            rules, isNeeded || file.isPresent() ? Optional.of(open()) : Optional.empty());
    try (Progress progress = Progress.of("making output sets", -1)) {
      privatizers.of(policy); // now, and not while the first post waits
      progress.step();
    }
    return privatizers;
  }

  /** Machines may build lexicons that differ in last digits, and draws would differ with them. */
  void checkForSeveralInstances(Policy policy) {
    if (policy.tokens() instanceof TokenRules.Sample && file.isEmpty()) {
      throw new UserError(
          "policy "
              + policy.name()
              + " draws words, and all instances of a service must draw from the same lexicon: build"
              + " one with 'palimpsest lexicon build', copy it to each, and give --lexicon FILE");
    }
  }

  Lexicon open() {
    return LexiconFile.open(file.orElseGet(this::built));
  }

  private Path built() {
    Path cached = LexiconCache.file(LexiconBuild.DEFAULT_NAME);
    if (!Files.exists(cached)) {
      PrintWriter err = spec.commandLine().getErr();
      err.println("palimpsest: building the default lexicon, once; this takes about a minute");
      err.flush();
      buildDefault(cached);
    }
    return cached;
  }

  /** The default lexicon, written to a file. */
  static void buildDefault(Path target) {
    try (StepProgress progress = new StepProgress()) {
      LexiconBuild build = LexiconBuild.ofModel(Metric.COSINE, progress);
      build.fit(progress);
      build.write(target, progress);
    }
  }
}
