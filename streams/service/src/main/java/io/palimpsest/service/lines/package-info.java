/**
 * Posts as JSON lines, privatized by the same code as in the topology but without Kafka: {@link
 * io.palimpsest.service.lines.LinePrivatizer} reads lines of bounded length ({@code LineReader}),
 * finds posts in them ({@code PostLine}) and answers each ({@code LineAnswer}).
 *
 * <p>One line in, one line out, in the same order; blank lines are passed over. A line that is not
 * a post gets an answer with {@code "released":false} and a reason; it costs no other line its
 * answer.
 *
 * <p>Trap: what JSON parsers say about a broken line quotes it. Their messages go nowhere.
 */
package io.palimpsest.service.lines;
