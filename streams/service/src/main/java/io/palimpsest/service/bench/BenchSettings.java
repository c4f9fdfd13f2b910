package io.palimpsest.service.bench;

/**
 * How much is measured.
 *
 * @param posts of a turn
 * @param rounds how many turns each side has
 * @param warmUp posts before the first turn
 * @param authors who write in turn
 * @param words of a post
 * @param threads how many posts are worked on at once
 * @param seed of the posts
 */
public record BenchSettings(
    int posts, int rounds, int warmUp, int authors, int words, int threads, int seed) {}
