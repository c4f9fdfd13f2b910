package io.palimpsest.benchmarks.load;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What so many authors take.
 *
 * @param authors how many
 * @param bytes of each thing, in the order in which they are told
 */
record AuthorsSample(int authors, Map<String, Long> bytes) {
  static final String STORES = "all stores";
  static final String CHANGELOGS = "all changelogs";

  AuthorsSample {
    bytes = Collections.unmodifiableMap(new LinkedHashMap<>(bytes));
  }

  /** None, if this thing was not there. */
  long of(String thing) {
    return bytes.getOrDefault(thing, 0L);
  }
}
