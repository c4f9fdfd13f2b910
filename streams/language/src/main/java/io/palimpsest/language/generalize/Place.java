package io.palimpsest.language.generalize;

import java.util.List;

/**
 * A place of WordNet.
 *
 * @param name its main name
 * @param wider the main names of what it lies in, nearest first
 */
record Place(String name, PlaceLevel level, List<String> wider) {}
