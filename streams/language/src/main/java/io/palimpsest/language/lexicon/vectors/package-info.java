/**
 * Word vectors in the text format of word2vec and GloVe: on each line a word and its numbers.
 *
 * <p>{@link io.palimpsest.language.lexicon.vectors.VectorFile} reads, plain or gzip, in the order
 * of the file; {@link io.palimpsest.language.lexicon.vectors.WordVectors} is what it found.
 *
 * <pre>{@code
 * 40000 3                    (word2vec has this line, GloVe does not)
 * the 0.418 0.24968 -0.41242
 * of 0.70853 0.57088 -0.4716
 * }</pre>
 *
 * <p>A file that is not as it should be is refused with the number of the line. What is left out in
 * silence, and counted: entries that {@link io.palimpsest.language.lexicon.WordRule} does not let
 * be words, and those that differ from an earlier word in case only.
 *
 * <p>Memory: the numbers that are kept, two and a half times at most and for a moment, the words,
 * and 200 kB. Not more for a file of any other size or content.
 */
package io.palimpsest.language.lexicon.vectors;
