package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconCache;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.build.LexiconBuild;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizer;
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
  Privatizer privatizer(Policy policy) {
    try (Progress progress = Progress.of("making output sets", -1)) {
      return Privatizer.of(policy, this::open, done -> progress.to(done));
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
