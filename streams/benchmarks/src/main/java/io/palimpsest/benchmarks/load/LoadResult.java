package io.palimpsest.benchmarks.load;

import java.util.Locale;

/**
 * What a run has measured.
 *
 * @param released posts on the safe topic
 * @param withheld posts that the service did not release, and said so
 * @param repeated answers to posts that were answered before; there should be none
 * @param seconds from the first post that was sent to the last answer
 * @param latencies of the posts in seconds, sending to reading; a service that is sent more than it
 *     can do lets them wait, so that these say something only at a rate below that
 */
record LoadResult(int released, int withheld, int repeated, double seconds, Spread latencies) {
  double postsPerSecond() {
    return (released + withheld) / seconds;
  }

  String line() {
    return String.format(
        Locale.ROOT,
        "%,d posts in %.1f s: %,.0f posts/s (%,d released, %,d withheld, %,d answered twice);"
            + " latency median %.2f s, 95 %% %.2f s, 99 %% %.2f s, most %.2f s",
        released + withheld,
        seconds,
        postsPerSecond(),
        released,
        withheld,
        repeated,
        latencies.median(),
        latencies.quantile(0.95),
        latencies.quantile(0.99),
        latencies.greatest());
  }
}
