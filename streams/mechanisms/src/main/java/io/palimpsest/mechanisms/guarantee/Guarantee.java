package io.palimpsest.mechanisms.guarantee;

/**
 * A promise about releases.
 *
 * @param mechanism what makes the promise true
 * @param neighbours the inputs that an observer cannot tell apart
 * @param unit what the promise is per
 * @param promise what holds between neighbours
 * @param notPromised what an observer learns all the same
 */
public record Guarantee(
    String mechanism, String neighbours, String unit, String promise, String notPromised) {

  public Guarantee {
    requireSaid(mechanism, "mechanism");
    requireSaid(neighbours, "neighbours");
    requireSaid(unit, "unit");
    requireSaid(promise, "promise");
    requireSaid(notPromised, "notPromised");
  }

  private static void requireSaid(String part, String name) {
    if (part.isBlank()) {
      throw new IllegalArgumentException("a guarantee must say its " + name);
    }
  }

  /** One sentence with all of it. */
  public String inWords() {
    return "%s: per %s, between %s, %s; not promised: %s"
        .formatted(mechanism, unit, neighbours, promise, notPromised);
  }
}
