package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.sampling.IntegerWeights;
import io.palimpsest.mechanisms.sampling.RunningLoss;
import java.math.BigInteger;
import java.util.Arrays;

/** The audit of one output set, row by row. Rows are not kept. */
final class SetAudit {
  private int[] outputs = {};
  private RunningLoss running;
  private int inputs;
  private String finding = "";

  void add(AuditedRow row) {
    if (inputs++ == 0) {
      outputs = row.outputs();
      running = new RunningLoss(row.weights().outputs());
    }
    if (finding.isEmpty()) {
      finding = wrongIn(row);
    }
    if (finding.isEmpty()) {
      running.add(row.weights());
    }
  }

  /** Rows so far. */
  int inputs() {
    return inputs;
  }

  /** What is wrong with the rows; empty if nothing is. */
  String finding() {
    return inputs == 0 ? "it has no inputs" : finding;
  }

  /** Infinite if the rows cannot be trusted, or if there is nobody to compare. */
  double loss() {
    return finding().isEmpty() && inputs > 1 ? running.loss() : Double.POSITIVE_INFINITY;
  }

  private String wrongIn(AuditedRow row) {
    int weights = row.weights().outputs();
    if (weights != row.outputs().length) {
      return "an input has %s weights for %s outputs".formatted(weights, row.outputs().length);
    }
    if (!Arrays.equals(row.outputs(), outputs)) {
      return "two of its inputs have different outputs";
    }
    return holdsMass(row) ? "" : "an alias table does not hold the mass of its weights";
  }

  private static boolean holdsMass(AuditedRow row) {
    IntegerWeights weights = row.weights();
    BigInteger n = BigInteger.valueOf(weights.outputs());
    BigInteger[] masses = row.table().masses();
    boolean holds = masses.length == weights.outputs();
    for (int i = 0; holds && i < masses.length; i++) {
      holds = masses[i].equals(n.multiply(BigInteger.valueOf(weights.weight(i))));
    }
    return holds;
  }
}
