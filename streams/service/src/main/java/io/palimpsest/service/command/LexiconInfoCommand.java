package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconInfo;
import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.language.sampling.Mechanisms;
import io.palimpsest.language.sampling.StopWordRule;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.outputset.OutputSets;
import io.palimpsest.mechanisms.word.Temperature;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lexicon info}: what a lexicon is, and what its output sets look like. */
@Command(
    name = "info",
    description =
        "Says what a lexicon is and where it comes from, and for each way of making output sets how"
            + " many there are and how many words are alone in theirs.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class LexiconInfoCommand implements Callable<Integer> {
  @Mixin private LexiconOptions lexiconOptions;

  @Option(
      names = "--k",
      paramLabel = "K",
      defaultValue = "20",
      description = "Words in an output set, 2 to 2000 (default: ${DEFAULT-VALUE}).")
  private int k;

  @Option(
      names = "--stopwords",
      paramLabel = "RULE",
      defaultValue = "sample",
      description =
          "keep or sample; kept ones are never drawn and are no company (default: sample).")
  private String stopWords;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (k < OutputSets.MIN_K || k > OutputSets.MAX_K) {
      throw new UserError("--k: must be %d to %d".formatted(OutputSets.MIN_K, OutputSets.MAX_K));
    }
    rule();
    Lexicon lexicon = lexiconOptions.open();
    PrintWriter out = spec.commandLine().getOut();
    describe(lexicon.info(), out);
    out.printf("%noutput sets of %d words:%n", k);
    out.printf(
        "%-14s%-8s%-24s%-34s%n", "mapping", "sets", "inputs of a set", "inputs not of type N-M");
    out.printf("%-14s%-8s%-24s%-34s%n", "", "", "mean / largest", "before / after the repair");
    for (Mapping mapping : Mapping.values()) {
      describe(sets(mapping, lexicon), out);
      out.flush();
    }
    return 0;
  }

  private StopWordRule rule() {
    return switch (stopWords) {
      case "keep" -> StopWordRule.KEEP;
      case "sample" -> StopWordRule.SAMPLE;
      default -> throw new UserError("--stopwords: write keep or sample");
    };
  }

  private OutputSets sets(Mapping mapping, Lexicon lexicon) {
    try (Progress progress = Progress.of(lower(mapping), lexicon.size())) {
      return Mechanisms.outputSets(
          new Drawing.Custext(k, mapping, Temperature.NOMINAL), rule(), lexicon, progress::to);
    }
  }

  private static void describe(LexiconInfo info, PrintWriter out) {
    out.printf("source:      %s%n", info.source());
    info.notes().forEach((name, value) -> out.printf("             %s: %s%n", name, value));
    out.printf("words:       %d of %d dimensions%n", info.words(), info.dimensions());
    out.printf("metric:      %s%n", lower(info.metric()));
    out.printf("neighbours:  %d of each word stored%n", info.storedNeighbours());
    out.printf("fingerprint: %s%n", info.fingerprint());
  }

  private static void describe(OutputSets sets, PrintWriter out) {
    int inputs = IntStream.range(0, sets.size()).map(i -> sets.inputs(i).length).sum();
    int largest = IntStream.range(0, sets.size()).map(i -> sets.inputs(i).length).max().orElse(0);
    out.printf(
        "%-14s%-8d%-24s%-34s%n",
        lower(sets.mapping()),
        sets.size(),
        "%.1f / %d".formatted((double) inputs / sets.size(), largest),
        "%.2f %% / %.2f %%"
            .formatted(100 * sets.lonelyShareBeforeRepair(), 100 * sets.lonelyShare()));
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
