/**
 * What is remembered of one author: which names were given for which, so that the same person has
 * the same name tomorrow.
 *
 * <p>An {@link io.palimpsest.language.pseudonym.memory.AuthorMemory} maps a {@link
 * io.palimpsest.language.pseudonym.memory.NameKind} and a 64-bit key to what is {@link
 * io.palimpsest.language.pseudonym.memory.Remembered}: the name that was given, whether the
 * original is an everyday word too, in which cases it was found, and as what first. Keys come from
 * {@link io.palimpsest.language.pseudonym.memory.NameKeys}, under a seed of the author's own
 * randomness, and are equal for all spellings that {@link
 * io.palimpsest.language.pseudonym.memory.CanonicalSpelling} makes one.
 *
 * <pre>{@code
 * AuthorMemory memory = stored == null ? AuthorMemory.empty() : AuthorMemory.ofBytes(stored);
 * names.replace(type, original, new AuthorContext(randomness, memory));
 * if (memory.isChanged()) {
 *   store(memory.toBytes());
 * }
 * }</pre>
 *
 * <p>Growth is bounded: at most {@value
 * io.palimpsest.language.pseudonym.memory.AuthorMemory#MAX_ENTRIES} entries an author, each 11
 * bytes; for at most {@value io.palimpsest.language.pseudonym.memory.AuthorMemory#MAX_NAMES} of
 * them a name is given, which has 40 UTF-16 units, 120 bytes, at most. That is 568,007 bytes at the
 * very most; measured on posts, an entry has 18 bytes and 190 posts of an author leave some 430
 * entries. When it is full, what is known stays, and nothing new is given: the caller writes
 * labels. New names then leave bare entries, up to the second bound, so that they are found again
 * and become labels there too. Beyond it a name is hidden only where a detector finds it.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>Originals are not stored, but their hashes are: who has the author's key can try names on
 *       them, and they are no cryptographic hashes. A memory is as private as the posts, belongs to
 *       the raw zone, and must go when the author is forgotten.
 *   <li>A memory under another author's key finds nothing. It cannot know that it is the wrong one.
 *   <li>The bytes are checked against damage, not against forgery.
 *   <li>Two words with one key would be given one name: the chance is about 2^-64 a pair.
 *   <li>Not thread-safe; it serves one post at a time.
 * </ul>
 */
package io.palimpsest.language.pseudonym.memory;
