/**
 * Posts as JSON lines, privatized by the same code as in the topology but without Kafka: {@link
 * io.palimpsest.service.lines.LinePrivatizer} finds posts in lines ({@code PostLine}) and answers
 * each ({@code LineAnswer}).
 *
 * <p>{@link io.palimpsest.service.lines.LineExchange} is the way of lines in and answers out for
 * whoever answers lines: {@link io.palimpsest.service.lines.LineReader} reads them with bounded
 * length, {@link io.palimpsest.service.lines.JsonLine} tells what is JSON.
 *
 * <p>One line in, one line out, in the same order; blank lines are passed over. A line that is not
 * a post gets an answer with {@code "released":false} and a reason; it costs no other line its
 * answer.
 *
 * <p>Trap: what JSON parsers say about a broken line quotes it. Their messages go nowhere.
 */
package io.palimpsest.service.lines;
