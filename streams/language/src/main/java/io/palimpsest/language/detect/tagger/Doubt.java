package io.palimpsest.language.detect.tagger;

/**
 * How likely a unit may be no name at all and still be reported. To miss a person costs more than a
 * false alarm, so persons are reported when in great doubt, places and organizations are not.
 *
 * <p>Posts with handles, hashtags or links have a doubt of their own: the model knows this kind of
 * text best, and most of the people in it stand there as handles. In other text there are more
 * names of which the model has never heard.
 *
 * @param person for what looks most like a person, between 0 and 1
 * @param personAmongHandles the same in a text with handles, hashtags or links
 * @param other for what looks most like a place or an organization
 */
public record Doubt(double person, double personAmongHandles, double other) {

  /** Refuses what is no chance. */
  public Doubt {
    if (!(isChance(person) && isChance(personAmongHandles) && isChance(other))) {
      throw new IllegalArgumentException("doubt must be between 0 and 1");
    }
  }

  /** The same for persons in all text. */
  public Doubt(double person, double other) {
    this(person, person, other);
  }

  private static boolean isChance(double number) {
    return number > 0 && number < 1;
  }

  double of(Label label, boolean amongHandles) {
    return label != Label.PERSON ? other : amongHandles ? personAmongHandles : person;
  }
}
