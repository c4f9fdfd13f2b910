package io.palimpsest.language.detect.tagger;

import java.util.Arrays;

/** Asks a model about the units of one text. Not thread-safe. */
final class UnitReader {
  private final double[] forces;
  private final Features features;
  private final RowSums scores;
  private final WordSums words;
  private final Units units;
  private final LabelChances chances;

  /** Where the model has sums of a unit; with room for neighbours, as {@link Units} has. */
  private final int[] known;

  UnitReader(TaggerModel model, Units units) {
    this.units = units;
    forces = model.forces();
    features = new Features(model.bits());
    scores = new RowSums(model.rows());
    words = model.words();
    known = new int[units.size() + 2 * Units.PAD];
    chances =
        new LabelChances(model.transitionForces(), Math.min(units.size(), LabelChances.LONGEST));
  }

  /** Is told what is likely at a unit. */
  @FunctionalInterface
  interface Listener {
    /**
     * The chances of all labels at a unit.
     *
     * @param chances by the label's ordinal; overwritten by the next call
     */
    void unit(int unit, double[] chances);
  }

  /** Tells about all units, in order. */
  void read(Listener listener) {
    findWords();
    double[] likely = new double[Label.COUNT];
    for (int from = 0; from < units.size(); from += LabelChances.LONGEST) {
      int to = Math.min(units.size(), from + LabelChances.LONGEST);
      chances.clear();
      for (int unit = from; unit < to; unit++) {
        add(unit);
      }
      chances.settle();
      for (int unit = from; unit < to; unit++) {
        chances.of(unit - from, likely);
        listener.unit(unit, likely);
      }
    }
  }

  private void findWords() {
    Arrays.fill(known, WordSums.UNKNOWN);
    for (int unit = 0; unit < units.size(); unit++) {
      known[unit + Units.PAD] = words.find(units, unit);
    }
  }

  private void add(int unit) {
    if (units.kind(unit).isNeverName()) {
      chances.addOutside();
      return;
    }
    scores.clear();
    int missing =
        Features.SEVERAL
            | take(unit, units.profile() * RowSums.WIDTH, Features.THIS)
            | take(unit - 1, WordSums.BEFORE, Features.BEFORE)
            | take(unit + 1, WordSums.AFTER, Features.AFTER)
            | take(unit - 2, WordSums.TWO_BEFORE, Features.TWO_BEFORE)
            | take(unit + 2, WordSums.TWO_AFTER, Features.TWO_AFTER);
    features.look(units, unit, missing);
    scores.add(features);
    add(scores.person(), scores.location(), scores.organization(), scores.other());
  }

  /** Adds sums of a word if it has some; otherwise returns what must be asked for. */
  private int take(int word, int sums, int rows) {
    int at = known[word + Units.PAD];
    if (at == WordSums.UNKNOWN) {
      return rows;
    }
    scores.add(words.sums(), at + sums);
    return 0;
  }

  /** Scores in steps; {@link Label#OUTSIDE} has 0. */
  private void add(int person, int location, int organization, int other) {
    int best = Math.max(0, Math.max(Math.max(person, location), Math.max(organization, other)));
    chances.addForces(
        force(best),
        force(best - person),
        force(best - location),
        force(best - organization),
        force(best - other));
  }

  private double force(int below) {
    return forces[Math.min(below, forces.length - 1)];
  }
}
