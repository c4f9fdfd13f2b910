package io.palimpsest.language.detect.tagger;

/**
 * What dictionaries know about a word or a phrase, packed in one long. The layout is part of the
 * model file.
 *
 * <pre>
 *  0  lists of given names that have it: 0, 1, 2 to 3, more      16  fine cluster, 0 for none
 *  2  lists of family names, in the same steps                   28  coarse cluster, 0 for none
 *  4  part of a known person's name                              38  frequency: 0 for unknown,
 *  5  place    6  place in WordNet    7  organization in WordNet     else 1 for the most frequent
 *  8  organization    9  common word    10  other proper noun        to 15
 * 11  country  12, 13, 14  phrase: person, place, organization   42  sense: 0 for unknown, else
 * 15  some phrase begins with it                                     WordNet's file and 1
 * </pre>
 */
final class WordFacts {
  static final int KNOWN_PERSON = 1 << 4;
  static final int PLACE = 1 << 5;
  static final int WORDNET_PLACE = 1 << 6;
  static final int WORDNET_ORGANIZATION = 1 << 7;
  static final int ORGANIZATION = 1 << 8;
  static final int COMMON = 1 << 9;
  static final int PROPER = 1 << 10;
  static final int COUNTRY = 1 << 11;
  static final int PERSON_PHRASE = 1 << 12;
  static final int PLACE_PHRASE = 1 << 13;
  static final int ORGANIZATION_PHRASE = 1 << 14;
  static final int BEGINS_PHRASE = 1 << 15;

  /** All that says which lists have the word itself. */
  static final int LISTS = 0xFFF;

  static final int PHRASES = PERSON_PHRASE | PLACE_PHRASE | ORGANIZATION_PHRASE;
  static final int ANY_PLACE = PLACE | WORDNET_PLACE | COUNTRY | PLACE_PHRASE;

  /** Given name, family name. */
  static final int NAMES = 0xF;

  static final int NAMES_AND_KIND = NAMES | COMMON | PROPER;
  static final int MAX_FINE = (1 << 12) - 1;
  static final int MAX_COARSE = (1 << 10) - 1;
  private static final int FINE_AT = 16;
  private static final int COARSE_AT = 28;
  private static final int FREQUENCY_AT = 38;
  private static final int SENSE_AT = 42;

  /** The sense of words that carry grammar. */
  static final int STOP_WORD = 63;

  private WordFacts() {}

  /** Whether it stands in two lists of given or of family names or more, or in a phrase. */
  static boolean isOftenName(int flags) {
    return (flags & 3) >= 2 || (flags >> 2 & 3) >= 2 || (flags & PHRASES) != 0;
  }

  static int givenNames(int lists) {
    return steps(lists);
  }

  static int familyNames(int lists) {
    return steps(lists) << 2;
  }

  private static int steps(int lists) {
    return lists < 2 ? lists : lists < 4 ? 2 : 3;
  }

  /**
   * Clusters and frequency.
   *
   * @param rank from 0, the most frequent first
   */
  static long vector(int fine, int coarse, int rank) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(rank + 1);
    return (long) fine << FINE_AT
        | (long) coarse << COARSE_AT
        | (long) Math.min(15, 1 + bits / 2) << FREQUENCY_AT;
  }

  static long withSense(int sense) {
    return (long) sense << SENSE_AT;
  }

  static int flags(long facts) {
    return (int) facts & 0xFFFF;
  }

  static int fine(long facts) {
    return (int) (facts >>> FINE_AT) & MAX_FINE;
  }

  static int coarse(long facts) {
    return (int) (facts >>> COARSE_AT) & MAX_COARSE;
  }

  static int frequency(long facts) {
    return (int) (facts >>> FREQUENCY_AT) & 15;
  }

  static int sense(long facts) {
    return (int) (facts >>> SENSE_AT) & 63;
  }
}
