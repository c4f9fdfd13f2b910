/**
 * Posts as JSON lines, privatized by the same code as in the topology but without Kafka: {@link
 * io.palimpsest.service.lines.LinePrivatizer} finds posts in lines ({@code PostLine}) and answers
 * each ({@code LineAnswer}); {@code LineCashier} does what must be done in order, with what the run
 * remembers of its authors ({@code RunMemory}): each post is released once and charged to its
 * author before anything is drawn.
 *
 * <p>{@link io.palimpsest.service.lines.LineExchange} is the way of lines in and answers out for
 * whoever answers lines: {@link io.palimpsest.service.lines.LineReader} reads them with bounded
 * length, {@link io.palimpsest.service.lines.JsonLine} tells what is JSON.
 *
 * <p>One line in, one line out, in the same order; blank lines are passed over. A line that is not
 * a post gets an answer with {@code "released":false} and a reason; it costs no other line its
 * answer.
 *
 * <p>Authors pay from a budget that begins with the run, and all posts count for the moment at
 * which it begins: lines have no time. So a window holds everything, and the same lines under the
 * same key give the same answers.
 *
 * <p>Trap: what JSON parsers say about a broken line quotes it. Their messages go nowhere.
 */
package io.palimpsest.service.lines;
