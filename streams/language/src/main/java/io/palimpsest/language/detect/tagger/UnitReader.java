package io.palimpsest.language.detect.tagger;

/** Asks a model about the units of one text. Not thread-safe. */
final class UnitReader {
  private final int[] rows;
  private final double step;
  private final Features features;
  private final Units units;
  private final LabelChances chances;

  UnitReader(TaggerModel model, Units units) {
    this.units = units;
    rows = model.rows();
    step = model.step();
    features = new Features(model.bits());
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

  private void add(int unit) {
    if (units.kind(unit).isNeverName()) {
      chances.addOutside();
      return;
    }
    features.look(units, unit);
    int[] asked = features.rows();
    int person = 0;
    int location = 0;
    int organization = 0;
    int other = 0;
    for (int i = 0; i < features.count(); i++) {
      int row = rows[asked[i]];
      person += (byte) row;
      location += (byte) (row >> 8);
      organization += (byte) (row >> 16);
      other += row >> 24;
    }
    chances.add(person * step, location * step, organization * step, other * step);
  }
}
