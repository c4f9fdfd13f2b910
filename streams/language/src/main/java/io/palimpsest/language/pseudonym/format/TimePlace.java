package io.palimpsest.language.pseudonym.format;

/**
 * Where the time of day stands in the text of a date.
 *
 * @param start of the hour's digits
 * @param end behind the minutes, seconds or clock word, before the zone
 */
public record TimePlace(int start, int end) {}
