package io.palimpsest.mechanisms.word;

import java.util.List;

/**
 * What an audit found.
 *
 * @param epsilon what was promised
 * @param losses the true loss of each set, rounded up; infinite where there is no bound
 * @param inputs how many were checked
 * @param inputsWithoutCompany how many are alone in their set, so that nothing is promised to them
 * @param findings what is wrong, at most one for each set, the set's number first
 */
public record LossReport(
    double epsilon,
    List<Double> losses,
    int inputs,
    int inputsWithoutCompany,
    List<String> findings) {

  /** Takes copies. */
  public LossReport {
    losses = List.copyOf(losses);
    findings = List.copyOf(findings);
  }

  /** Whether every set keeps the promise and nobody is without company. */
  public boolean holds() {
    return findings.isEmpty() && inputsWithoutCompany == 0;
  }

  /** How many sets were checked. */
  public int sets() {
    return losses.size();
  }

  /** The largest loss of a set. */
  public double maximum() {
    return losses.stream().mapToDouble(loss -> loss).max().orElse(0);
  }

  /** The mean loss of the sets; for display. */
  public double mean() {
    return losses.stream().mapToDouble(loss -> loss).average().orElse(0);
  }
}
