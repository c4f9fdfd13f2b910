/**
 * Keys as capabilities: code that holds a key can ask it for what is derived from it, and never for
 * its bytes.
 *
 * <pre>{@code
 * KeyRing ring = KeyRing.of(MasterKey.parse(hex), List.of());
 * String nonce = ring.nonce();                        // before the repartition, on every post
 *
 * AuthorKey anna = ring.newAuthorKey(nonce).orElseThrow(); // the author's first post
 * byte[] stored = ring.wrap(anna, "anna@example.com");
 *
 * if (ring.unwrap(stored, "anna@example.com") instanceof Opened opened) { // all posts after it
 *   String pseudonym = opened.key().pseudonym();      // 32 hexadecimal digits
 *   KeyedRandomness draws = opened.key().randomness(epoch);
 *   byte[] value = opened.key().seal().seal("memory", "anna@example.com", plain);
 * }
 * }</pre>
 *
 * <p><b>What each key is for.</b>
 *
 * <ul>
 *   <li>A {@link io.palimpsest.mechanisms.key.MasterKey} makes authors' keys out of nonces and
 *       wraps them. It comes from outside and is kept nowhere.
 *   <li>A nonce is 32 random bytes that travel with a post, behind the id of a master key. The
 *       nonce of an author's first post is committed before anything is drawn, so that a retry
 *       makes the same key. All other nonces are never used.
 *   <li>An {@link io.palimpsest.mechanisms.key.AuthorKey} gives the author's pseudonym, their draws
 *       in an epoch, and the {@link io.palimpsest.mechanisms.key.StateSeal} of their state. It lies
 *       in state only wrapped, and bound to its owner.
 *   <li>The epoch is a number that belongs to the author. A new one means new words at level user,
 *       new names and another date offset; the pseudonym and the state stay. It is no new secret.
 * </ul>
 *
 * <p><b>How to rotate the master key</b>, without a pause, each step on all instances before the
 * next one begins:
 *
 * <ol>
 *   <li>Add the new key as a former one. Nothing changes, but everybody can now read what is
 *       wrapped under it.
 *   <li>Make the new key the current one and the old key a former one. Authors' keys that are
 *       opened from now on say {@code underFormerKey} and are wrapped again; posts on their way
 *       name the master key of their nonce. While instances differ, a key may be wrapped to and
 *       fro; it is the same key.
 *   <li>Remove the old key when nothing is wrapped under it any more and all posts from before step
 *       2 are through. Authors who write nothing are not wrapped again: until they are, keep it.
 * </ol>
 *
 * Authors' keys, pseudonyms, draws and state stay as they are through all of it. Rotation limits
 * what a master key that is lost tomorrow opens; it does not help against somebody who had the old
 * master key together with a copy of the state.
 *
 * <p><b>What erasure destroys.</b> With the wrapped key, and nothing else that held it, the
 * pseudonym, the draws and the sealed state of the author are gone, in every copy and backup of the
 * state. The next post brings another nonce, hence another pseudonym and other draws. Not
 * destroyed: what was released; raw text where it is retained; the nonce of the author's first
 * post, as long as the topic that carried it is on a disk, from which the master key makes the
 * author's key once more; backups of the state from before the erasure, which hold the wrapped key,
 * as long as the master key of that time exists. To reach those, rotate and destroy the old one.
 *
 * <p>Traps: a pseudonym is not anonymity. Whoever holds the keys, or can have posts of a known
 * author privatized, can tell which pseudonym is whose. A key that does not unwrap is never
 * replaced by a new one: that would be a second set of draws for words that are already released.
 * Keys of {@link io.palimpsest.mechanisms.key.MasterKey#authorKey} need no state and cannot be
 * destroyed: they are for runs without a service.
 */
package io.palimpsest.mechanisms.key;
