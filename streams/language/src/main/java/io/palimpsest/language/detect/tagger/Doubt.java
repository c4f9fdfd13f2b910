package io.palimpsest.language.detect.tagger;

/**
 * How likely a unit may be no name at all and still be reported. To miss a person costs more than a
 * false alarm, so persons are reported when in great doubt, places and organizations are not.
 *
 * @param person for what looks most like a person, between 0 and 1
 * @param other for what looks most like a place or an organization
 */
public record Doubt(double person, double other) {

  /** Refuses what is no chance. */
  public Doubt {
    if (!(person > 0 && person < 1 && other > 0 && other < 1)) {
      throw new IllegalArgumentException("doubt must be between 0 and 1");
    }
  }

  double of(Label label) {
    return label == Label.PERSON ? person : other;
  }
}
