package io.palimpsest.language.pseudonym.format;

/**
 * Where a time of day stands among the pieces of a text.
 *
 * @param first the hour
 * @param end the piece after the time, of two times that are joined after the second
 * @param next the piece after the zone; {@code end} if none is said
 */
record TimeParts(int first, int end, int next) {

  TimePlace place(Pieces pieces) {
    return new TimePlace(pieces.get(first).start(), pieces.get(end - 1).end());
  }
}
