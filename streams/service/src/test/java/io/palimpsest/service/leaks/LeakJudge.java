package io.palimpsest.service.leaks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/** Finds the posts that leak or lose too much, and reports them without quoting them. */
final class LeakJudge {
  private LeakJudge() {}

  /** Returns the ids of the posts that leak, by class. A withheld post does not leak. */
  static SortedMap<String, List<String>> leaks(List<LeakPost> posts, Releases releases) {
    return ids(posts, releases, LeakPost::leaksIn);
  }

  /** Returns the ids of the released posts that lost something to keep, by class. */
  static SortedMap<String, List<String>> losses(List<LeakPost> posts, Releases releases) {
    return ids(posts, releases, (post, release) -> !post.isReadableIn(release));
  }

  /** Returns one line for each class with another number of findings than is known. */
  static List<String> complaints(
      SortedMap<String, List<String>> findings, Map<String, Integer> known) {
    SortedSet<String> kinds = new TreeSet<>(findings.keySet());
    kinds.addAll(known.keySet());
    List<String> complaints = new ArrayList<>();
    for (String kind : kinds) {
      List<String> ids = findings.getOrDefault(kind, List.of());
      int expected = known.getOrDefault(kind, 0);
      if (ids.size() != expected) {
        complaints.add(
            "%s: %d, known %d: %s".formatted(kind, ids.size(), expected, String.join(" ", ids)));
      }
    }
    return complaints;
  }

  private static SortedMap<String, List<String>> ids(
      List<LeakPost> posts, Releases releases, BiPredicate<LeakPost, String> isBad) {
    SortedMap<String, List<String>> ids = new TreeMap<>();
    for (LeakPost post : posts) {
      String release = releases.texts().get(post.id());
      if (release != null && isBad.test(post, release)) {
        ids.computeIfAbsent(post.kind(), kind -> new ArrayList<>()).add(post.id());
      }
    }
    return ids;
  }
}
