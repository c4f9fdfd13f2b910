package io.palimpsest.language.detect.score;

/**
 * How well what was found agrees with what is marked.
 *
 * <p>Hits are counted on both sides, since two findings may hit one marked name and one finding
 * two.
 *
 * @param marked how much is marked
 * @param markedHit how much of that was found
 * @param found how much was found and is judged
 * @param foundRight how much of that is marked
 */
public record Agreement(long marked, long markedHit, long found, long foundRight) {

  /** Nothing was marked and nothing found. */
  static final Agreement NONE = new Agreement(0, 0, 0, 0);

  /** Refuses more hits than there is to hit. */
  public Agreement {
    if (markedHit < 0 || markedHit > marked || foundRight < 0 || foundRight > found) {
      throw new IllegalArgumentException(
          "hits must be 0 to all: %d of %d, %d of %d"
              .formatted(markedHit, marked, foundRight, found));
    }
  }

  /** Share of what was found that is marked; 1 if nothing was found. */
  public double precision() {
    return share(foundRight, found);
  }

  /** Share of what is marked that was found; 1 if nothing is marked. */
  public double recall() {
    return share(markedHit, marked);
  }

  /** Harmonic mean of precision and recall. */
  public double f1() {
    double sum = precision() + recall();
    return sum == 0 ? 0 : 2 * precision() * recall() / sum;
  }

  Agreement plus(Agreement other) {
    return new Agreement(
        marked + other.marked,
        markedHit + other.markedHit,
        found + other.found,
        foundRight + other.foundRight);
  }

  Agreement plusMarked(boolean isHit) {
    return new Agreement(marked + 1, markedHit + (isHit ? 1 : 0), found, foundRight);
  }

  Agreement plusFound(boolean isRight) {
    return new Agreement(marked, markedHit, found + 1, foundRight + (isRight ? 1 : 0));
  }

  /** Of nothing all is right. */
  static double share(long part, long whole) {
    return whole == 0 ? 1 : (double) part / whole;
  }
}
