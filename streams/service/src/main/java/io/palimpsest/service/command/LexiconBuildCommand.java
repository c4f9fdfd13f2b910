package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.LexiconCache;
import io.palimpsest.language.lexicon.LexiconInfo;
import io.palimpsest.language.lexicon.build.LexiconBuild;
import io.palimpsest.language.lexicon.build.SimilarityJudgements;
import io.palimpsest.mechanisms.space.Metric;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lexicon build}: makes a lexicon and prints where it lies. */
@Command(
    name = "build",
    description =
        "Builds a lexicon, from the default model or from your own vectors, and prints its file.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class LexiconBuildCommand implements Callable<Integer> {
  @Option(
      names = "--vectors",
      paramLabel = "FILE",
      description =
          "Word vectors in the text format of word2vec or GloVe, gzip allowed, the most frequent"
              + " word first (default: the model that comes with palimpsest).")
  private Optional<Path> vectors;

  @Option(
      names = "--metric",
      paramLabel = "NAME",
      defaultValue = "cosine",
      description = "How far apart words are: cosine or euclidean (default: ${DEFAULT-VALUE}).")
  private String metric;

  @Option(
      names = "--counter-fit",
      negatable = true,
      description =
          "Parts opposites and brings synonyms together, by WordNet, for English (default: yes for"
              + " the model, no for --vectors).")
  private Boolean counterFit;

  @Option(
      names = "--simlex",
      paramLabel = "FILE",
      description =
          "The SimLex-999 table; says how well the lexicon agrees with it, before and after"
              + " counter-fitting.")
  private Optional<Path> simLex;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Where to write it (default: in your cache directory).")
  private Optional<Path> output;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    Metric chosen = chosenMetric();
    Path target = output.orElseGet(this::cached);
    PrintWriter err = spec.commandLine().getErr();
    Optional<SimilarityJudgements> judgements = simLex.map(SimilarityJudgements::read);
    LexiconInfo info;
    try (StepProgress progress = new StepProgress()) {
      LexiconBuild build =
          vectors.isPresent()
              ? LexiconBuild.ofFile(vectors.get(), chosen, progress)
              : LexiconBuild.ofModel(chosen, progress);
      judgements.ifPresent(people -> say(err, "SimLex-999", build.agreementWith(people)));
      if (isFitted()) {
        build.fit(progress);
        judgements.ifPresent(
            people -> say(err, "SimLex-999 after counter-fitting", build.agreementWith(people)));
      }
      info = build.write(target, progress);
    } catch (OutOfMemoryError e) {
      throw new UserError(
          "these vectors do not fit into memory: give it more with"
              + " PALIMPSEST_JAVA_OPTIONS=-Xmx4g, or cut the file to its first lines");
    }
    err.printf(
        "%d words of %d dimensions, fingerprint %s%n",
        info.words(), info.dimensions(), info.fingerprint());
    err.flush();
    spec.commandLine().getOut().println(target);
    spec.commandLine().getOut().flush();
    return 0;
  }

  private boolean isFitted() {
    return counterFit == null ? vectors.isEmpty() : counterFit;
  }

  private Metric chosenMetric() {
    return switch (metric) {
      case "euclidean" -> Metric.EUCLIDEAN;
      case "cosine" -> Metric.COSINE;
      default -> throw new UserError("--metric: write cosine or euclidean");
    };
  }

  private Path cached() {
    return LexiconCache.file(
        vectors
            .map(file -> "vectors-%s-%s".formatted(nameOf(file), metric))
            .orElse(LexiconBuild.DEFAULT_NAME));
  }

  /** A name that the cache takes, from whatever the file is called. */
  private static String nameOf(Path file) {
    // A root has no name; that it is a directory will be found out when it is read.
    String plain = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    String name = plain.replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    return name.isEmpty() ? "file" : name;
  }

  private static void say(PrintWriter err, String what, OptionalDouble agreement) {
    err.println(
        what
            + ": "
            + (agreement.isPresent()
                ? "Spearman %.3f".formatted(agreement.getAsDouble())
                : "too few of its words are in the lexicon"));
    err.flush();
  }
}
