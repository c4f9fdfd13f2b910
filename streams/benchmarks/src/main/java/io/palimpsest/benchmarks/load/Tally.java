package io.palimpsest.benchmarks.load;

import java.util.BitSet;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Which posts of a run are answered, and how long each took. One thread sends and another one
 * counts.
 */
final class Tally {
  private final String prefix;
  private final int first;
  private final AtomicLongArray sent;
  private final double[] latencies;
  private final BitSet answered = new BitSet();
  private int released;
  private int withheld;
  private int repeated;
  private long last;

  /**
   * Counts the posts whose ids are the prefix and a number.
   *
   * @param first number
   * @param posts how many numbers
   */
  Tally(String prefix, int first, int posts) {
    this.prefix = prefix;
    this.first = first;
    this.sent = new AtomicLongArray(posts);
    this.latencies = new double[posts];
  }

  /** Post number {@code first + i} leaves at that time. */
  void sending(int i, long nanos) {
    sent.set(i, nanos);
  }

  /** An answer; one to a post of another run does not count. */
  void add(Outcome outcome, String id, long nanos) {
    int i = index(id);
    if (i < 0) {
      return;
    }
    if (answered.get(i)) {
      repeated++;
      return;
    }
    answered.set(i);
    latencies[i] = (nanos - sent.get(i)) / 1e9;
    last = nanos;
    switch (outcome) {
      case RELEASED -> released++;
      case WITHHELD -> withheld++;
    }
  }

  int posts() {
    return latencies.length;
  }

  int answered() {
    return released + withheld;
  }

  boolean isComplete() {
    return answered() == posts();
  }

  /** What was measured, when all are answered. */
  LoadResult result() {
    if (!isComplete()) {
      throw new IllegalStateException("only %d posts are answered".formatted(answered()));
    }
    return new LoadResult(
        released, withheld, repeated, (last - sent.get(0)) / 1e9, Spread.of(latencies));
  }

  private int index(String id) {
    if (!id.startsWith(prefix)) {
      return -1;
    }
    try {
      int i = Integer.parseInt(id.substring(prefix.length())) - first;
      return i < posts() ? i : -1;
    } catch (NumberFormatException e) {
      return -1;
    }
  }
}
