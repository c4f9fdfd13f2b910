/**
 * From a line to a record: {@link io.palimpsest.connect.jsonlines.format.PostFormat} makes posts in
 * the contract of {@code raw.posts}, {@link io.palimpsest.connect.jsonlines.format.JsonFormat}
 * plain maps. A line that is neither becomes a dead letter ({@link
 * io.palimpsest.connect.jsonlines.format.DeadLetters}), which says where it lies and never what it
 * says.
 *
 * <p>Doubt closes: a line with a name twice, a whole number that no long holds, a decimal beyond
 * the largest double or half a character is refused, because what becomes of it would depend on who
 * reads it. Other decimals become the nearest double, since Connect has nothing finer without a
 * schema.
 */
package io.palimpsest.connect.jsonlines.format;
