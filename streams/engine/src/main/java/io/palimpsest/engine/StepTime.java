package io.palimpsest.engine;

/**
 * What a step has done since the start.
 *
 * @param count how many posts
 * @param nanos how long that took, without what follows the step
 */
public record StepTime(long count, long nanos) {

  /** What it has done since an earlier one. */
  public StepTime since(StepTime earlier) {
    return new StepTime(count - earlier.count, nanos - earlier.nanos);
  }

  /** The mean time of a post in microseconds; 0 if there was none. */
  public double meanMicros() {
    return count == 0 ? 0 : nanos / 1_000.0 / count;
  }
}
