/**
 * The two ends of the path for those who want to use it from Java: {@link
 * io.palimpsest.topology.client.RawPostWriter} and {@link
 * io.palimpsest.topology.client.SafePostReader}. Any client that speaks Confluent's wire format
 * does as well.
 */
package io.palimpsest.topology.client;
