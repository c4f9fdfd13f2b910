package io.palimpsest.service.bench;

/**
 * Settings of a benchmark.
 *
 * @param posts posts per turn
 * @param rounds turns per topology
 * @param warmUp posts before the first turn
 * @param authors number of authors, who write in turn
 * @param words words per post
 * @param threads stream threads
 * @param seed seed of the generator
 */
public record BenchSettings(
    int posts, int rounds, int warmUp, int authors, int words, int threads, int seed) {}
