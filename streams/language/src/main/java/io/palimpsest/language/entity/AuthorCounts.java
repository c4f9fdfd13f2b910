package io.palimpsest.language.entity;

import io.palimpsest.language.generalize.AuthorCount;
import io.palimpsest.language.generalize.SharedValues;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Counts in memory which values are shared, for whoever has all posts in one place. Not
 * thread-safe. There are as many counts as public values, so it is bounded.
 */
public final class AuthorCounts {
  private final Map<Observation, AuthorCount> counts = new HashMap<>();

  /**
   * What is shared as an author sees it: one who asks for a value is about to use it, and counts.
   *
   * @param author any name that is the same for the same author
   */
  public SharedValues seenBy(String author) {
    return (value, k) -> {
      AuthorCount count = count(new Observation(value, k));
      count.add(author);
      return count.atLeast(k);
    };
  }

  /** Counts an author for what was observed. */
  public void add(Set<Observation> observations, String author) {
    observations.forEach(observation -> count(observation).add(author));
  }

  private AuthorCount count(Observation observation) {
    return counts.computeIfAbsent(observation, unseen -> AuthorCount.empty());
  }
}
