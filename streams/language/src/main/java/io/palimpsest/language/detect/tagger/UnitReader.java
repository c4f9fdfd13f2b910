package io.palimpsest.language.detect.tagger;

import java.util.Arrays;

/** Asks a model about the units of one text. Not thread-safe. */
final class UnitReader {
  private static final int AT_ONCE = 8;

  private final double[] forces;
  private final RowSums scores = new RowSums();
  private final AskedRows asked;

  /** How many rows were asked for up to a unit and with it. */
  private final int[] ends = new int[AT_ONCE];

  private final WordSums words;
  private final Units units;
  private final LabelChances chances;

  /** Where the model has sums of a unit; with room for neighbours, as {@link Units} has. */
  private final int[] known;

  UnitReader(TaggerModel model, Units units) {
    this.units = units;
    forces = model.forces();
    asked = new AskedRows(model.rows(), Math.min(units.size(), AT_ONCE));
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
      for (int unit = from; unit < to; unit += AT_ONCE) {
        add(unit, Math.min(to, unit + AT_ONCE));
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

  /** A few units at a time, so that what is asked for them fits the fastest cache. */
  private void add(int from, int to) {
    asked.clear();
    for (int unit = from; unit < to; unit++) {
      ask(unit);
      ends[unit - from] = asked.count();
    }
    asked.read();
    int first = 0;
    for (int unit = from; unit < to; unit++) {
      int end = ends[unit - from];
      add(unit, first, end);
      first = end;
    }
  }

  /** Asks for what is not among the sums of words. */
  private void ask(int unit) {
    if (units.kind(unit).isNeverName()) {
      return;
    }
    if (!isKnown(unit)) {
      Features.own(units, unit, asked);
    }
    if (!isKnown(unit - 1)) {
      Features.before(units, unit - 1, asked);
    }
    if (!isKnown(unit + 1)) {
      Features.after(units, unit + 1, asked);
    }
    if (!isKnown(unit - 2)) {
      Features.twoBefore(units, unit - 2, asked);
    }
    if (!isKnown(unit + 2)) {
      Features.twoAfter(units, unit + 2, asked);
    }
    Features.several(units, unit, asked);
  }

  private boolean isKnown(int unit) {
    return known[unit + Units.PAD] != WordSums.UNKNOWN;
  }

  private void add(int unit, int firstRow, int endRow) {
    if (units.kind(unit).isNeverName()) {
      chances.addOutside();
      return;
    }
    scores.clear();
    asked.addTo(scores, firstRow, endRow);
    take(unit, units.profile() * RowSums.WIDTH);
    take(unit - 1, WordSums.BEFORE);
    take(unit + 1, WordSums.AFTER);
    take(unit - 2, WordSums.TWO_BEFORE);
    take(unit + 2, WordSums.TWO_AFTER);
    add(scores.person(), scores.location(), scores.organization(), scores.other());
  }

  /** Adds sums of a word if it has some. */
  private void take(int word, int sums) {
    if (isKnown(word)) {
      scores.add(words.sums(), known[word + Units.PAD] + sums);
    }
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
