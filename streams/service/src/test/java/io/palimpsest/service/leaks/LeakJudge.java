package io.palimpsest.service.leaks;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.ToIntFunction;

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

  /**
   * Returns one line for each class with more findings than allowed: the class, both counts and the
   * ids.
   */
  static List<String> complaints(
      SortedMap<String, List<String>> findings, ToIntFunction<String> allowed) {
    List<String> complaints = new ArrayList<>();
    findings.forEach(
        (kind, ids) -> {
          int most = allowed.applyAsInt(kind);
          if (ids.size() > most) {
            complaints.add(
                "%s: %d, allowed %d: %s".formatted(kind, ids.size(), most, String.join(" ", ids)));
          }
        });
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
