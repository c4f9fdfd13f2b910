package io.palimpsest.topology;

/**
 * What a step made of its input: something for the next step, or the record of why not. Both are
 * edges of the graph.
 *
 * @param <T> what goes on
 * @param <F> what is written down otherwise
 */
public sealed interface Outcome<T, F> {

  /** Goes on to the next step. */
  record Passed<T, F>(T value) implements Outcome<T, F> {}

  /** Leaves the path here. */
  record Stopped<T, F>(F record) implements Outcome<T, F> {}
}
