package io.palimpsest.service.leaks;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many posts of a class leak: the goal is none. A number that is too high fails as one that is
 * too low does, so that what was gained cannot get lost unseen.
 */
final class KnownLeaks {
  private static final String LEAKS =
      """
      default report name-stopword 1
      entities-only tune address 1
      entities-only tune disguise 2
      entities-only tune name-glued 1
      entities-only tune name-person 1
      entities-only tune secret-key 1
      entities-only tune secret-password 1
      entities-only tune transcript 2
      entities-only report coherence 1
      entities-only report email-form 1
      entities-only report name-person 2
      entities-only report name-stopword 1
      entities-only report phone 1
      entities-only report secret-key 3
      entities-only report url-rest 1
      """;

  /** Ordinary posts that lose something to keep. */
  private static final String LOSSES =
      """
      entities-only tune ordinary 7
      entities-only report ordinary 9
      """;

  private KnownLeaks() {}

  /** The number of posts that leak, by class; classes without any are left out. */
  static Map<String, Integer> leaks(String policy, LeakCorpus half) {
    return read(LEAKS, policy, half);
  }

  /** The same for posts that lose too much. */
  static Map<String, Integer> losses(String policy, LeakCorpus half) {
    return read(LOSSES, policy, half);
  }

  private static Map<String, Integer> read(String lines, String policy, LeakCorpus half) {
    String start = policy + " " + half.name().toLowerCase(Locale.ROOT) + " ";
    Map<String, Integer> counts = new TreeMap<>();
    lines
        .lines()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()).split(" "))
        .forEach(words -> counts.put(words[0], Integer.valueOf(words[1])));
    return counts;
  }
}
