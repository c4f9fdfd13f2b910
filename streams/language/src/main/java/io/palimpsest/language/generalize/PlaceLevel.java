package io.palimpsest.language.generalize;

/**
 * What kind of place a name stands for.
 *
 * <p>The order matters: of the meanings of one name that WordNet has not seen in use, the one whose
 * level stands first here is taken.
 */
public enum PlaceLevel {
  /** A country, present or past. */
  COUNTRY,
  /** A state of a federation, a province, a county. */
  REGION,
  /** A city, town or village, or a part of one. */
  CITY,
  /** A continent. */
  CONTINENT,
  /** A sea, lake, river, bay, canal. */
  WATER,
  /** A mountain, hill or range. */
  MOUNTAIN,
  /** An island or a group of them. */
  ISLAND,
  /** Any other place: a landscape, a desert, a park, a street, a famous building. */
  OTHER;

  /** Whether people draw its border: what such a place holds is known. */
  boolean isAdministrative() {
    return compareTo(CONTINENT) <= 0;
  }
}
