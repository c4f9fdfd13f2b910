package io.palimpsest.language.detect.tagger;

import java.util.List;

/**
 * Names to fill training text with.
 *
 * @param givenNames of many countries, each as often as lists have it
 * @param familyNames the same
 * @param englishGivenNames of English-speaking countries
 * @param englishFamilyNames the same
 * @param places cities, regions
 * @param countries in English
 * @param organizations clubs, bands, brands, publishers
 */
record NameLists(
    List<String> givenNames,
    List<String> familyNames,
    List<String> englishGivenNames,
    List<String> englishFamilyNames,
    List<String> places,
    List<String> countries,
    List<String> organizations) {

  /** Refuses an empty list: there would be nothing to pick. */
  NameLists {
    if (givenNames.isEmpty()
        || familyNames.isEmpty()
        || englishGivenNames.isEmpty()
        || englishFamilyNames.isEmpty()
        || places.isEmpty()
        || countries.isEmpty()
        || organizations.isEmpty()) {
      throw new IllegalArgumentException("every list of names must have some");
    }
  }

  /** Mostly English, since the posts are. */
  String givenName(TrainingSequence sequence) {
    return sequence.pick(sequence.chance(0.6) ? englishGivenNames : givenNames);
  }

  String familyName(TrainingSequence sequence) {
    return sequence.pick(sequence.chance(0.6) ? englishFamilyNames : familyNames);
  }

  String place(TrainingSequence sequence) {
    return sequence.pick(sequence.chance(0.3) ? countries : places);
  }
}
