/**
 * Posts from files into Kafka and from Kafka into files, one JSON object a line.
 *
 * <p>{@link io.palimpsest.connect.jsonlines.JsonLinesSource} reads the files of a directory, {@link
 * io.palimpsest.connect.jsonlines.JsonLinesSink} writes topics into one. Both are exact: the source
 * gives each line once, in order, if the worker's sources write exactly once ({@code
 * exactly.once.source.support=enabled}); the files of the sink hold each record once, wherever it
 * was killed.
 *
 * <p>Nothing here privatizes: raw posts go to {@code raw.}, and what is written out should come
 * from {@code safe.}.
 */
package io.palimpsest.connect.jsonlines;
