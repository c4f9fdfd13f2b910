package io.palimpsest.language.detect.pattern;

/**
 * What a word says about the numbers and names around it. At most 63, since a word's cues are the
 * bits of one {@code long}.
 */
enum Cue {
  MONTH,
  WEEKDAY,
  DATE_LEAD,
  YEARS,
  OLD,
  AGED,
  CLOCK,
  ZONE,
  CURRENCY,
  SCALE,
  STREET_LAST,
  STREET_SURE,
  STREET_FIRST,
  UNIT,
  ROOM,
  BOX,
  FIELD_POST,
  DWELLING,
  PARTICLE,
  STATE,
  COUNTRY,
  STOP,
  POSTAL,
  CARD,
  PHONE,
  IBAN,
  BIC,
  ROUTING,
  ACCOUNT,
  PASSPORT,
  LICENCE,
  PLATE,
  VIN,
  IP,
  PLACE,
  VERSION,
  ID,
  ID_US,
  ID_UK,
  ID_NHS,
  ID_DE,
  ID_FR,
  ID_ES,
  ID_IT,
  ID_PL,
  ID_NL,
  ID_SE,
  ID_FI,
  ID_CA,
  ID_AU,
  ID_IN,
  ID_BR,
  ID_SG,
  PASSWORD,
  TOKEN,
  USER,
  YEAR_LEAD,
  YEAR_TAIL,
  BIRTH,
  NO_YEAR,
  DIGIT;

  /** The bit of this cue. */
  long bit() {
    return 1L << ordinal();
  }
}
