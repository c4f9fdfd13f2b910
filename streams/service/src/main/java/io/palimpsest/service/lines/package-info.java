/**
 * Posts as JSON lines, privatized by the same code as in the topology but without Kafka.
 *
 * <p>One line in, one line out, in the same order. A line that is not a post gets an answer with
 * {@code "released":false} and a reason; it costs no other line its answer.
 */
package io.palimpsest.service.lines;
