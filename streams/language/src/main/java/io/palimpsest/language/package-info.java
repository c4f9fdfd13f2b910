/**
 * From characters to what the mechanisms understand, and back.
 *
 * <ul>
 *   <li>{@link io.palimpsest.language.token}: a text cut into tokens with offsets, without a gap;
 *   <li>{@link io.palimpsest.language.redaction}: tokens turned into a shape and released as
 *       labels;
 *   <li>{@link io.palimpsest.language.lexicon}: the words that can come out, and their places;
 *   <li>{@link io.palimpsest.language.sampling}: whole texts with their words drawn;
 *   <li>{@link io.palimpsest.language.detect}: where a text names people, places, numbers and
 *       dates;
 *   <li>{@link io.palimpsest.language.entity}: what is done to them, by {@link
 *       io.palimpsest.language.pseudonym.name}, {@link io.palimpsest.language.pseudonym.format} and
 *       {@link io.palimpsest.language.generalize}, with an author's {@link
 *       io.palimpsest.language.pseudonym.memory} at hand;
 *   <li>{@code io.palimpsest.language.policy}: what an operator asks for, read and checked;
 *   <li>{@link io.palimpsest.language.budget}: what a post costs its author, and whether there is
 *       enough;
 *   <li>{@code io.palimpsest.language.post}: one post on its way through the steps.
 * </ul>
 *
 * <p>Nothing here sees Kafka. No exception or {@code toString} here carries raw text.
 */
package io.palimpsest.language;
