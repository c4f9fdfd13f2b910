package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.sampling.IntegerWeights;

/**
 * What can come out for one word.
 *
 * @param outputs the words that can come out; not to be changed
 * @param scores how well each suits, from 0 to 1; not to be changed
 * @param weights how likely each is
 */
public record WordRow(int[] outputs, double[] scores, IntegerWeights weights) {}
