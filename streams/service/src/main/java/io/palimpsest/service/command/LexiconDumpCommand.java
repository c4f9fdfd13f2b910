package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.mechanisms.word.WordMechanism;
import io.palimpsest.mechanisms.word.WordRow;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.function.IntPredicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lexicon dump}: the whole table. */
@Command(
    name = "dump",
    description =
        "Prints the table of a mechanism, tab-separated: input, output, score, weight, probability."
            + " The probability of an output is its weight divided by the sum of its input's"
            + " weights, exactly; the last column is that, rounded.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class LexiconDumpCommand implements Callable<Integer> {
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
    WordMechanism mechanism = table.over(lexicon, epsilon);
    IntPredicate drawn = table.drawn(lexicon, epsilon);
    PrintWriter out = spec.commandLine().getOut();
    out.println("input\toutput\tscore\tweight\tprobability");
    try (Progress progress = Progress.of("printing", lexicon.size())) {
      // A closed pipe (head) ends it. PrintWriter says so only when asked, and flushes then.
      for (int word = 0; word < lexicon.size() && !out.checkError(); word++) {
        if (drawn.test(word)) {
          print(lexicon.word(word), mechanism.row(word), lexicon, out);
        }
        progress.step();
      }
    }
    out.flush();
    return 0;
  }

  private static void print(String input, WordRow row, Lexicon lexicon, PrintWriter out) {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < row.outputs().length; i++) {
      long weight = row.weights().weight(i);
      lines.append(input).append('\t').append(lexicon.word(row.outputs()[i]));
      lines.append('\t').append(row.scores()[i]).append('\t').append(weight);
      lines.append('\t').append((double) weight / row.weights().sum()).append('\n');
    }
    out.print(lines);
  }
}
