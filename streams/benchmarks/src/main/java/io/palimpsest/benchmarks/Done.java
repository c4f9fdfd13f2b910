package io.palimpsest.benchmarks;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What a benchmark has done, which JMH tells beside the operations. */
@AuxCounters
@State(Scope.Thread)
public class Done {
  public long posts;
  public long tokens;

  void add(long morePosts, long moreTokens) {
    posts += morePosts;
    tokens += moreTokens;
  }
}
