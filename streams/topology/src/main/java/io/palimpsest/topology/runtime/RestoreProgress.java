package io.palimpsest.topology.runtime;

/**
 * How far the stores are from being ready.
 *
 * @param stores how many partitions of stores are being restored
 * @param recordsLeft how many records they have to read still; at most, as some offsets hold none
 */
public record RestoreProgress(int stores, long recordsLeft) {}
