package io.palimpsest.language.entity;

/**
 * That an author used a value which is counted.
 *
 * @param value key of the value, a public word
 * @param k how many authors must share it
 */
public record Observation(String value, int k) {}
