/**
 * Where in a record something stands, and what is done to it there.
 *
 * <ul>
 *   <li>{@link io.palimpsest.connect.field.FieldPath} reads a path as users write it;
 *   <li>{@link io.palimpsest.connect.field.FieldRules} has the {@link
 *       io.palimpsest.connect.field.FieldRule} of every place: of those that paths name, and of all
 *       others;
 *   <li>{@link io.palimpsest.connect.field.FieldWalks} follows the rules through a value, with a
 *       Connect schema or without one, and hands what it meets to {@link
 *       io.palimpsest.connect.field.FieldTexts};
 *   <li>{@link io.palimpsest.connect.field.FieldReading} reads one value, such as the author's id.
 * </ul>
 *
 * <pre>{@code
 * FieldRules rules =
 *     FieldRules.of(Unlisted.FAIL)
 *         .with(FieldPath.parse("comments[*].text"), FieldRule.PRIVATIZE)
 *         .with(FieldPath.parse("id"), FieldRule.KEEP);
 * FieldWalks walks = new FieldWalks(rules, missing -> {});
 * Object safe = walks.of(schema).walk(value, texts);
 * }</pre>
 *
 * <p><b>Syntax of a path.</b> Names with dots between them: {@code user.bio}. {@code [*]} is every
 * element of an array: {@code tags[*]}, {@code comments[*].text}. {@code *} is every value of a map
 * or every field of a record: {@code labels.*}. {@code **} at the end is every string below,
 * however deep: {@code extra.**}. {@code $} is the whole value: for keys that are a bare string. A
 * backslash makes the next character part of a name: {@code a\.b} is the one field {@code a.b}.
 * Where two paths lead to one place the one that names more of it holds: {@code user.id} before
 * {@code user.*} before {@code user.**}.
 *
 * <p>What holds of a walk: what no rule changes is the same object as before; a schema is never
 * changed; structs are copied only on the way to something that is changed. What is not there
 * passes, null passes, and a value that cannot be what its rule needs is refused: see {@link
 * io.palimpsest.connect.field.RefusedFieldException}.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>Keys of maps are never rewritten. A map that no path names counts as unlisted text because
 *       of its keys.
 *   <li>Numbers, booleans, times and enumerations are no text and pass, listed or not.
 *   <li>Messages have paths and never values. Without a schema the names of fields may be data, so
 *       only names that stand in a path of the configuration are shown.
 * </ul>
 */
package io.palimpsest.connect.field;
