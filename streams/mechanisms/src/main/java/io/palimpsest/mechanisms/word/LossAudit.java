package io.palimpsest.mechanisms.word;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;

/**
 * Recomputes the loss of every output set from the integers that are drawn from. It believes
 * neither the mechanism's own numbers nor its tables.
 *
 * <p>For each set: all inputs have the same outputs in the same order; each alias table holds
 * exactly the mass that the weights say; the largest log-ratio between any two inputs is at most
 * epsilon, and a draw is charged no less. Takes time for inputs times outputs and memory for
 * outputs.
 */
public final class LossAudit {
  /**
   * The loss is rounded up, by less than this times {@code max(1, loss)}: a set at exactly epsilon
   * may come out that much above.
   */
  public static final double ROUNDING = 1e-14;

  private LossAudit() {}

  /**
   * Checks all sets.
   *
   * @param sets how many there are
   * @param rowsOfSet the rows of a set's inputs; read once and not kept, as a set can be a whole
   *     vocabulary
   * @param charged what a draw from a set costs whoever is drawn for
   * @param epsilon what is promised
   * @param progress is told after each input how many were checked
   */
  public static LossReport of(
      int sets,
      IntFunction<Iterable<AuditedRow>> rowsOfSet,
      IntToDoubleFunction charged,
      double epsilon,
      IntConsumer progress) {
    double most = epsilon + ROUNDING * Math.max(1, epsilon);
    List<Double> losses = new ArrayList<>();
    List<String> findings = new ArrayList<>();
    int inputs = 0;
    int inputsWithoutCompany = 0;
    for (int set = 0; set < sets; set++) {
      SetAudit audit = new SetAudit();
      for (AuditedRow row : rowsOfSet.apply(set)) {
        audit.add(row);
        progress.accept(++inputs);
      }
      double loss = audit.loss();
      losses.add(loss);
      if (!audit.finding().isEmpty()) {
        findings.add("set %s: %s".formatted(set, audit.finding()));
      } else if (audit.inputs() == 1) {
        inputsWithoutCompany++;
      } else if (!(loss <= most)) {
        findings.add("set %s: its loss is %s, above epsilon %s".formatted(set, loss, epsilon));
      } else if (charged.applyAsDouble(set) < loss - ROUNDING * Math.max(1, loss)) {
        findings.add(
            "set %s: it is charged %s, less than its loss %s"
                .formatted(set, charged.applyAsDouble(set), loss));
      }
    }
    return new LossReport(epsilon, losses, inputs, inputsWithoutCompany, findings);
  }
}
