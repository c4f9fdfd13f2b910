package io.palimpsest.language.detect.tagger;

/** Asks a model about the units of one text. Not thread-safe. */
final class UnitReader {
  /** Makes the four signed bytes of a row unsigned, so that sums of one do not touch the next. */
  private static final int BIAS_ROW = 0x80808080;

  private static final int BIAS = 0x80;
  private static final int EVERY_OTHER_BYTE = 0x00FF00FF;
  private static final int SUM_BITS = 16;
  private static final int SUM = 0xFFFF;

  private final int[] rows;
  private final double[] forces;
  private final Features features;
  private final Units units;
  private final LabelChances chances;

  UnitReader(TaggerModel model, Units units) {
    this.units = units;
    rows = model.rows();
    forces = model.forces();
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
    int count = features.count();
    // Two sums of 16 bits in each: no more than Features.MOST times 255.
    int personAndOrganization = 0;
    int locationAndOther = 0;
    for (int i = 0; i < count; i++) {
      int row = rows[asked[i]] ^ BIAS_ROW;
      personAndOrganization += row & EVERY_OTHER_BYTE;
      locationAndOther += row >>> Byte.SIZE & EVERY_OTHER_BYTE;
    }
    int bias = count * BIAS;
    add(
        (personAndOrganization & SUM) - bias,
        (locationAndOther & SUM) - bias,
        (personAndOrganization >>> SUM_BITS) - bias,
        (locationAndOther >>> SUM_BITS) - bias);
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
