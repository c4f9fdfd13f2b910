/**
 * What is more general than what, and whether enough authors share it.
 *
 * <ul>
 *   <li>{@link io.palimpsest.language.generalize.PlaceBook}: the places of WordNet 3.1, their
 *       {@link io.palimpsest.language.generalize.PlaceLevel}, others of the same level, and what
 *       they lie in;
 *   <li>{@link io.palimpsest.language.generalize.GeneralizationLadder}: the {@link
 *       io.palimpsest.language.generalize.Rung}s above a place, an organization or a person;
 *   <li>{@link io.palimpsest.language.generalize.Generalizer}: the most special rung that at least
 *       k authors share, and the keys under which the author is now to be counted;
 *   <li>{@link io.palimpsest.language.generalize.AuthorCount}: how many different authors there are
 *       under one key. Where counts are kept is the caller's business: {@link
 *       io.palimpsest.language.generalize.SharedValues} asks for them.
 * </ul>
 *
 * <pre>{@code
 * Generalizer generalizer = new Generalizer(GeneralizationLadder.standard());
 * Generalized place = generalizer.generalize(EntityType.LOCATION, "Brooklyn", 5, counts);
 * write(place.text()); // Brooklyn, New York, United States, North America or place
 * place.observed().forEach(key -> counts.add(key, authorDigest));
 * }</pre>
 *
 * <p>State is bounded whatever people write: keys are made of words of WordNet and of initials
 * only. There are 27,516 that are counted ({@link
 * io.palimpsest.language.generalize.GeneralizationLadder#maxKeys}), 18,278 of them initials; with
 * {@link io.palimpsest.language.generalize.AuthorCount#MAX_BYTES} each, all counts together are
 * below 221 MB. Who stops adding to a count that has reached its policy's k stays far below: 60
 * bytes a key for k = 5, below 2 MB.
 *
 * <p>WordNet is read when it is first needed, in about a second; what is made of it has about 2 MB
 * and answers half a million times a second.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>k authors are counted, not k people: who opens k accounts shares values with nobody else.
 *       And it is k-anonymity of single values; what a post says beside them is another matter.
 *   <li>If the author is counted before {@code generalize} is asked, the author is one of the k.
 *   <li>The digest of an author should be keyed. Counts keep hashes of it for as long as the state
 *       lives.
 *   <li>A book knows names, not texts: {@code us}, {@code in} and {@code or} are places to it. Ask
 *       for what a detector found.
 *   <li>WordNet knows each name in one meaning here, and its world is that of about 2005: Serbia
 *       and Montenegro are one country.
 * </ul>
 */
package io.palimpsest.language.generalize;
