package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.sampling.AliasTable;
import io.palimpsest.mechanisms.sampling.IntegerWeights;

/**
 * One input of an output set as an audit sees it.
 *
 * @param outputs the words that can come out; not to be changed
 * @param weights how likely each is said to be
 * @param table what is really drawn from
 */
public record AuditedRow(int[] outputs, IntegerWeights weights, AliasTable table) {}
