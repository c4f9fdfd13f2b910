package io.palimpsest.mechanisms.word;

/**
 * The numbers of one output set.
 *
 * @param inverseTemperature at which its words are drawn
 * @param loss between its inputs, rounded up; infinite if it has one only
 * @param cost the loss as a draw's cost
 */
record TunedSet(double inverseTemperature, double loss, DrawCost cost) {

  static TunedSet bounded(double inverseTemperature, double loss) {
    return new TunedSet(inverseTemperature, loss, new DrawCost.Pure(loss));
  }

  static TunedSet unbounded(double inverseTemperature) {
    return new TunedSet(inverseTemperature, Double.POSITIVE_INFINITY, new DrawCost.Unbounded());
  }
}
