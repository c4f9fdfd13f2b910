package io.palimpsest.benchmarks.load;

/** What became of a post. */
enum Outcome {
  RELEASED,
  /** Not released, and said so: by the budget of its author, for example. */
  WITHHELD
}
