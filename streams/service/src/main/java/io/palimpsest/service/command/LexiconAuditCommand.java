package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.mechanisms.word.CustextMechanism;
import io.palimpsest.mechanisms.word.ExponentialMechanism;
import io.palimpsest.mechanisms.word.LossReport;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lexicon audit}: is the promise kept? */
@Command(
    name = "audit",
    description =
        "Recomputes the true loss of every output set from the integer weights that are drawn from,"
            + " and fails with exit code 1 if one is above its epsilon. For exponential all words are"
            + " compared with all, which takes minutes.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class LexiconAuditCommand implements Callable<Integer> {
  private static final int BROKEN = 1;
  private static final int MAX_FINDINGS = 10;

  @Mixin private LexiconOptions lexiconOptions;

  @Mixin private TableOptions table;

  @Option(
      names = "--epsilon",
      paramLabel = "EPS",
      split = ",",
      defaultValue = "1",
      description = "One or several, with commas between (default: ${DEFAULT-VALUE}).")
  private List<Double> epsilons;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    epsilons.forEach(table::check);
    if (table.mechanism().equals("santext")) {
      throw new UserError(
          "--mechanism: the loss of santext grows with distance and has no one number; its bound"
              + " is proved, see SantextMechanism.proof.md");
    }
    Lexicon lexicon = lexiconOptions.open();
    PrintWriter out = spec.commandLine().getOut();
    out.printf("lexicon %s%n", lexicon.fingerprint());
    out.printf(
        "%-8s  %-8s  %-8s  %-20s  %-20s  %s%n",
        "epsilon", "sets", "inputs", "mean loss", "largest loss", "verdict");
    boolean holds = true;
    for (double epsilon : epsilons) {
      LossReport report = audit(table.over(lexicon, epsilon), lexicon.size());
      holds &= report.holds();
      print(report, out);
    }
    out.flush();
    return holds ? 0 : BROKEN;
  }

  private LossReport audit(WordMechanism mechanism, int words) {
    try (Progress progress = Progress.of("auditing", words)) {
      if (mechanism instanceof CustextMechanism custext) {
        return custext.audit(progress::to);
      }
      return ((ExponentialMechanism) mechanism).audit(progress::to);
    }
  }

  private static void print(LossReport report, PrintWriter out) {
    out.printf(
        "%-8s  %-8d  %-8d  %-20s  %-20s  %s%n",
        report.epsilon(),
        report.sets(),
        report.inputs(),
        report.mean(),
        report.maximum(),
        report.holds() ? "holds" : "BROKEN");
    report.findings().stream().limit(MAX_FINDINGS).forEach(finding -> out.println("  " + finding));
    if (report.findings().size() > MAX_FINDINGS) {
      out.printf("  and %d more%n", report.findings().size() - MAX_FINDINGS);
    }
    if (report.inputsWithoutCompany() > 0) {
      out.printf(
          "  %d words are alone with their output set, and nothing is promised to them%n",
          report.inputsWithoutCompany());
    }
    out.flush();
  }
}
