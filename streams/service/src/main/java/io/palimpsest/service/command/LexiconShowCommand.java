package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.WordNormalizer;
import io.palimpsest.mechanisms.word.CustextMechanism;
import io.palimpsest.mechanisms.word.DrawCost;
import io.palimpsest.mechanisms.word.WordMechanism;
import io.palimpsest.mechanisms.word.WordRow;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lexicon show WORD}: what can come out for a word. */
@Command(
    name = "show",
    description = "Shows what can come out for a word, how likely, and what a draw costs.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class LexiconShowCommand implements Callable<Integer> {
  private static final int SHOWN = 50;

  @Parameters(paramLabel = "WORD", description = "A word, in any case.")
  private String word;

  @Mixin private LexiconOptions lexiconOptions;

  @Mixin private TableOptions table;

  @Option(
      names = "--epsilon",
      paramLabel = "EPS",
      defaultValue = "1",
      description = "Of a draw (default: ${DEFAULT-VALUE}).")
  private double epsilon;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    table.check(epsilon);
    Lexicon lexicon = lexiconOptions.open();
    int number = lexicon.find(WordNormalizer.key(word));
    if (number == Lexicon.NONE) {
      throw new UserError(
          "the word is not among the %d words of the lexicon; in a post it would be treated by the"
                  .formatted(lexicon.size())
              + " policy's rule for unknown words");
    }
    if (!table.drawn(lexicon, epsilon).test(number)) {
      throw new UserError(
          "this is a stop word, which is kept: leave out --stopwords to see it drawn");
    }
    WordMechanism mechanism = table.over(lexicon, epsilon);
    PrintWriter out = spec.commandLine().getOut();
    describe(mechanism, number, lexicon, out);
    list(mechanism.row(number), lexicon, out);
    out.flush();
    return 0;
  }

  private static void describe(
      WordMechanism mechanism, int number, Lexicon lexicon, PrintWriter out) {
    out.printf("cost of a draw: %s%n", inWords(mechanism.cost(number)));
    if (mechanism instanceof CustextMechanism custext) {
      int[] inputs = custext.sets().inputs(custext.sets().setOf(number));
      out.printf(
          "shares its output set with all of these (%d): %s%n",
          inputs.length,
          Arrays.stream(inputs).mapToObj(lexicon::word).collect(Collectors.joining(" ")));
    }
  }

  private static String inWords(DrawCost cost) {
    if (cost instanceof DrawCost.Pure pure) {
      return "%.6f, the true loss".formatted(pure.epsilon());
    }
    if (cost instanceof DrawCost.Metric metric) {
      return "%s for each unit of distance, and %.1e".formatted(metric.epsilon(), metric.slack());
    }
    return "no bound";
  }

  /** The likeliest; a whole vocabulary would scroll away. */
  private static void list(WordRow row, Lexicon lexicon, PrintWriter out) {
    out.printf("%-20s  %-8s  %s%n", "output", "score", "probability");
    IntStream.range(0, row.outputs().length)
        .boxed()
        .sorted(Comparator.comparingLong(i -> -row.weights().weight(i)))
        .limit(SHOWN)
        .forEach(
            i ->
                out.printf(
                    "%-20s  %-8.4f  %.6f%n",
                    lexicon.word(row.outputs()[i]),
                    row.scores()[i],
                    (double) row.weights().weight(i) / row.weights().sum()));
    if (row.outputs().length > SHOWN) {
      out.printf("... and %d more%n", row.outputs().length - SHOWN);
    }
  }
}
