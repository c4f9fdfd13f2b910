package io.palimpsest.benchmarks.load;

/**
 * One run of one build.
 *
 * @param load what came out of it
 * @param cpu what it took meanwhile
 */
record Measured(LoadResult load, CpuTime cpu) {
  double postsPerSecond() {
    return load.postsPerSecond();
  }

  double serviceMillisAPost() {
    return 1e3 * cpu.service() / posts();
  }

  double platformMillisAPost() {
    return 1e3 * cpu.platform() / posts();
  }

  private int posts() {
    return load.released() + load.withheld();
  }
}
