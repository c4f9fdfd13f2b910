package io.palimpsest.language.detect.tagger;

import java.util.Arrays;

/**
 * How likely each label is at each unit, given the whole text: forward and backward over a chain of
 * scores (a conditional random field).
 *
 * <p>Every step is scaled, so no length of text under- or overflows. Texts of more than {@link
 * #LONGEST} units are read in pieces.
 *
 * <p>Not thread-safe.
 */
final class LabelChances {
  /** Pieces of a longer text; at their seams a label does not know the one before. */
  static final int LONGEST = 1024;

  private static final int LABELS = Label.COUNT;

  private final double[] steps;
  private final double[] forces;
  private final double[] forward;
  private final double[] backward;
  private int size;

  /**
   * Starts empty.
   *
   * @param steps e to the power of each transition's score, the later label changing fastest; read
   *     again for every chain
   * @param room for so many units
   */
  LabelChances(double[] steps, int room) {
    this.steps = steps;
    forces = new double[room * LABELS];
    forward = new double[room * LABELS];
    backward = new double[room * LABELS];
  }

  /** Forgets all units. */
  void clear() {
    size = 0;
  }

  /** Adds a unit whose scores are these; {@link Label#OUTSIDE} has 0. */
  void add(double person, double location, double organization, double other) {
    double best = Math.max(0, Math.max(Math.max(person, location), Math.max(organization, other)));
    addForces(
        FastExp.of(-best),
        FastExp.of(person - best),
        FastExp.of(location - best),
        FastExp.of(organization - best),
        FastExp.of(other - best));
  }

  /** The same by e to the power of the scores, or any multiples of these. */
  void addForces(
      double outside, double person, double location, double organization, double other) {
    int at = size * LABELS;
    forces[at] = outside;
    forces[at + 1] = person;
    forces[at + 2] = location;
    forces[at + 3] = organization;
    forces[at + 4] = other;
    size++;
  }

  /** Adds a unit that is no name. */
  void addOutside() {
    int at = size * LABELS;
    Arrays.fill(forces, at, at + LABELS, 1e-12);
    forces[at] = 1;
    size++;
  }

  /** Reads the chain both ways; afterwards {@link #of} has answers. */
  void settle() {
    for (int unit = 0; unit < size; unit++) {
      forward(unit * LABELS);
    }
    for (int unit = size - 1; unit >= 0; unit--) {
      backward(unit * LABELS);
    }
  }

  /** A text begins as if something outside stood before it. */
  private void forward(int at) {
    double sum = 0;
    for (int label = 0; label < LABELS; label++) {
      double reached = 0;
      if (at == 0) {
        reached = steps[label];
      } else {
        for (int before = 0; before < LABELS; before++) {
          reached += forward[at - LABELS + before] * steps[before * LABELS + label];
        }
      }
      forward[at + label] = reached * forces[at + label];
      sum += forward[at + label];
    }
    scale(forward, at, sum);
  }

  private void backward(int at) {
    double sum = 0;
    for (int label = 0; label < LABELS; label++) {
      double reached = 1;
      if (at + LABELS < size * LABELS) {
        reached = 0;
        for (int after = 0; after < LABELS; after++) {
          int next = at + LABELS + after;
          reached += steps[label * LABELS + after] * forces[next] * backward[next];
        }
      }
      backward[at + label] = reached;
      sum += reached;
    }
    scale(backward, at, sum);
  }

  private static void scale(double[] values, int at, double sum) {
    double factor = 1 / sum;
    for (int i = at; i < at + LABELS; i++) {
      values[i] *= factor;
    }
  }

  /** Fills the chance of each label at a unit. They sum to 1. */
  void of(int unit, double[] chances) {
    int at = unit * LABELS;
    double sum = 0;
    for (int label = 0; label < LABELS; label++) {
      chances[label] = forward[at + label] * backward[at + label];
      sum += chances[label];
    }
    scale(chances, 0, sum);
  }

  /** Fills the chance of each pair of labels at a unit and the next one. They sum to 1. */
  void ofPair(int unit, double[] chances) {
    int at = unit * LABELS;
    double sum = 0;
    for (int label = 0; label < LABELS; label++) {
      for (int after = 0; after < LABELS; after++) {
        int pair = label * LABELS + after;
        int next = at + LABELS + after;
        chances[pair] = forward[at + label] * steps[pair] * forces[next] * backward[next];
        sum += chances[pair];
      }
    }
    for (int pair = 0; pair < LABELS * LABELS; pair++) {
      chances[pair] /= sum;
    }
  }
}
