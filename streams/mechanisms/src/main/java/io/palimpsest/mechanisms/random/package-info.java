/**
 * Randomness that a replay repeats: bits under an author's key, one stream for each context.
 *
 * <p>{@link io.palimpsest.mechanisms.random.KeyedRandomness} holds the key; {@link
 * io.palimpsest.mechanisms.random.DrawScope} says which draws belong together; {@link
 * io.palimpsest.mechanisms.random.Uniform} makes exact integers of {@link
 * io.palimpsest.mechanisms.random.RandomBits}.
 *
 * <pre>{@code
 * KeyedRandomness author = KeyedRandomness.of(key);
 * ScopedRandomness post = author.in(new DrawScope.Token(postId, Digest.ofText(text), fingerprint));
 * long die = Uniform.below(6, post.draw(position)); // the same at every replay
 * }</pre>
 *
 * <p>Traps: asking twice for the same index gives the same bits, so whoever needs two independent
 * numbers reads on in one stream. A scope is not thread-safe. The key must be random: from a
 * guessable key anyone can compute the draws, and then the inputs. The epoch belongs to the key and
 * not to the scope: only draws that are made once in an epoch change with it.
 */
package io.palimpsest.mechanisms.random;
