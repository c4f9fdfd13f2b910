package io.palimpsest.mechanisms.space;

/** Who is near whom, exactly: the nearest first, the lower number first among equally near ones. */
@FunctionalInterface
public interface Neighbourhood {

  /**
   * The words nearest to one, itself first, whatever else shares its place.
   *
   * @param count how many, at least 1; at most the size of the vocabulary
   */
  int[] nearest(int word, int count);
}
