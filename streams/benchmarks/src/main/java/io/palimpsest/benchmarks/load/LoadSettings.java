package io.palimpsest.benchmarks.load;

import io.palimpsest.service.bench.LoadPosts;
import java.time.Instant;
import java.util.List;

/**
 * What is sent.
 *
 * @param posts how many are measured
 * @param warmUp how many are sent and answered before
 * @param authors who write in turn
 * @param words of a text, without personal details
 * @param rate posts a second, 0 for as many as the broker takes
 * @param seed decides about the texts
 * @param prefix of the ids: a service releases an id with the same text only once, so that a second
 *     run needs another one
 */
record LoadSettings(
    int posts, int warmUp, int authors, int words, int rate, int seed, String prefix) {
  static final List<String> NAMES =
      List.of("posts", "warm-up", "authors", "words", "rate", "seed", "prefix");

  static final LoadSettings DEFAULT = new LoadSettings(20_000, 10_000, 3_000, 20, 0, 1, "load-");

  /** Of ids, by the contract of raw posts; what is left is for the number of the post. */
  private static final int LONGEST_PREFIX = 100;

  LoadSettings {
    if (!prefix.matches("[A-Za-z0-9._:-]{1," + LONGEST_PREFIX + "}")) {
      throw new IllegalArgumentException(
          "--prefix must be 1 to "
              + LONGEST_PREFIX
              + " of A-Z a-z 0-9 . _ : -. Provided value: "
              + prefix);
    }
  }

  /** The texts of it. */
  LoadPosts.Settings texts() {
    return new LoadPosts.Settings(authors, words, seed, prefix);
  }

  /** As given; what was not is as by default, and the prefix then has the time in it. */
  static LoadSettings of(Arguments arguments, Instant now) {
    return new LoadSettings(
        arguments.count("posts", 1, DEFAULT.posts),
        arguments.count("warm-up", 0, DEFAULT.warmUp),
        arguments.count("authors", 1, DEFAULT.authors),
        arguments.count("words", 1, DEFAULT.words),
        arguments.count("rate", 0, DEFAULT.rate),
        arguments.count("seed", 0, DEFAULT.seed),
        arguments
            .text("prefix")
            .orElseGet(() -> DEFAULT.prefix + Long.toString(now.getEpochSecond(), 36) + "-"));
  }
}
