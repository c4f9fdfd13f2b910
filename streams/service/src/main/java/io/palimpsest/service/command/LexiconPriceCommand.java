package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.mechanisms.accounting.CompositionReport;
import io.palimpsest.mechanisms.accounting.OptimalComposition;
import io.palimpsest.mechanisms.word.CustextMechanism;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lexicon price}: what draws cost by each accountant. */
@Command(
    name = "price",
    description =
        "Prints what a number of draws costs in all by each accountant, for words of average output"
            + " sets and for words of the one that costs most.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class LexiconPriceCommand implements Callable<Integer> {
  private static final String LINE = "%-28s  %10s  %10s  %10s  %14s  %10s%n";

  @Mixin private LexiconOptions lexiconOptions;

  @Mixin private TableOptions table;

  @Option(
      names = "--draws",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many draws (default: ${DEFAULT-VALUE}).")
  private int draws;

  @Option(
      names = "--epsilon",
      paramLabel = "EPS",
      defaultValue = "1",
      description = "Of one draw, as a policy names it (default: ${DEFAULT-VALUE}).")
  private double epsilon;

  @Option(
      names = "--delta",
      paramLabel = "D",
      defaultValue = "1e-6",
      description = "Of all draws together (default: ${DEFAULT-VALUE}).")
  private double delta;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    check();
    Lexicon lexicon = lexiconOptions.open();
    CustextMechanism mechanism = (CustextMechanism) table.over(lexicon, epsilon);
    CompositionReport report = CompositionReport.of(mechanism, draws, delta);
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "lexicon %s%n%d draws, epsilon %s each, delta %s, %d output sets%n",
        lexicon.fingerprint(), report.draws(), epsilon, report.delta(), report.sets());
    out.printf(LINE, "total epsilon", "pure", "zcdp", "renyi", "channel-exact", "optimal");
    CompositionReport.Nominal nominal = report.nominal();
    out.printf(
        LINE,
        "by epsilon alone",
        shown(nominal.pure()),
        shown(nominal.zcdp()),
        shown(nominal.renyi()),
        "-",
        nominal.optimal().isPresent() ? shown(nominal.optimal().getAsDouble()) : "-");
    print("average of the sets", report.average(), out);
    print("the set that costs most", report.worst(), out);
    out.println(
        "optimal: the least that epsilon alone implies for draws fixed in advance, at nominal"
            + " temperature; never charged");
    out.flush();
    return 0;
  }

  private void check() {
    table.check(epsilon);
    if (!table.mechanism().equals("custext")) {
      throw new UserError(
          "--mechanism: only custext has output sets to compare; for the others see 'policy explain'");
    }
    if (draws < 1 || draws > OptimalComposition.MAX_DRAWS) {
      throw new UserError("--draws must be 1 to " + OptimalComposition.MAX_DRAWS);
    }
    if (!(delta > 0 && delta < 1)) {
      throw new UserError("--delta must be above 0 and below 1");
    }
  }

  private static void print(String what, CompositionReport.Charged charged, PrintWriter out) {
    out.printf(
        LINE,
        what,
        shown(charged.pure()),
        shown(charged.zcdp()),
        shown(charged.renyi()),
        shown(charged.channelExact()),
        "-");
  }

  private static String shown(double epsilon) {
    return Double.isInfinite(epsilon) ? "no bound" : "%.3f".formatted(epsilon);
  }
}
