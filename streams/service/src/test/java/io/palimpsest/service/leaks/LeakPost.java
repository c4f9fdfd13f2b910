package io.palimpsest.service.leaks;

import java.util.List;
import java.util.Locale;

/**
 * A post of the corpus.
 *
 * @param kind its class
 * @param secrets what must not stand in its release
 * @param kept what must stand in its release where words stay
 */
record LeakPost(
    String id, String author, String kind, String text, List<String> secrets, List<String> kept) {

  LeakPost {
    secrets = List.copyOf(secrets);
    kept = List.copyOf(kept);
  }

  boolean leaksIn(String release) {
    String safe = lowerCase(release);
    return secrets.stream().anyMatch(secret -> safe.contains(lowerCase(secret)));
  }

  boolean isReadableIn(String release) {
    return kept.stream().allMatch(release::contains);
  }

  private static String lowerCase(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /** Redacted: holds secrets. */
  @Override
  public String toString() {
    return "LeakPost[" + id + "]";
  }
}
