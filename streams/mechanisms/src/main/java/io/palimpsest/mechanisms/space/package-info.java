/**
 * The words of a vocabulary as points, and who is near whom.
 *
 * <p>{@link io.palimpsest.mechanisms.space.WordSpace} holds the vectors and measures by a {@link
 * io.palimpsest.mechanisms.space.Metric}; a {@link io.palimpsest.mechanisms.space.Neighbourhood}
 * lists neighbours, and {@link io.palimpsest.mechanisms.space.ExactNeighbours} finds them by
 * looking at all words; {@link io.palimpsest.mechanisms.space.ScreenedNeighbours} gives the same
 * lists for many words at once.
 *
 * <pre>{@code
 * WordSpace space = new WordSpace(FloatBuffer.wrap(coordinates), 384, Metric.COSINE);
 * int[] near = new ExactNeighbours(space).nearest(word, 20); // near[0] == word
 * }</pre>
 *
 * <p>Traps: a full scan of 22,000 words in 384 dimensions takes some 7 ms; whoever asks for all
 * words stores the lists. One minus the cosine is no metric: what is proved for distances does not
 * hold for it. Vectors are public data and must not come from the texts to be privatized.
 */
package io.palimpsest.mechanisms.space;
