/**
 * The vocabulary that mechanisms draw from, and its file.
 *
 * <ul>
 *   <li>{@link io.palimpsest.language.lexicon.Lexicon}: words by number, numbers by word, the words
 *       as points, who is near whom;
 *   <li>{@link io.palimpsest.language.lexicon.LexiconFile} writes one and opens it; a {@link
 *       io.palimpsest.language.lexicon.LexiconDraft} is what it writes;
 *   <li>{@link io.palimpsest.language.lexicon.WordRule} says what may be a word, {@link
 *       io.palimpsest.language.lexicon.WordNormalizer} how a word is spelt in the vocabulary;
 *   <li>{@link io.palimpsest.language.lexicon.LexiconCache} is where files lie that can be built
 *       again.
 * </ul>
 *
 * <pre>{@code
 * WordVectors read = VectorFile.read(vectors, Metric.COSINE, ProgressListener.NONE);
 * LexiconDraft draft =
 *     new LexiconDraft(
 *         "my own", read.notes(), read.words(), read.vectors(), read.dimensions(), Metric.COSINE);
 * LexiconFile.write(file, draft, ProgressListener.NONE);
 *
 * Lexicon lexicon = LexiconFile.open(file);
 * int[] near = lexicon.neighbours().nearest(lexicon.find("coffee"), 20);
 * }</pre>
 *
 * <p>Words and vectors come from public data only. Still no complaint here quotes a word.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>An open lexicon reads from its file as it goes. Replace files, never change them in place.
 *   <li>The fingerprint covers source and notes too. A time among the notes would make each build a
 *       lexicon of its own.
 *   <li>To store the neighbours takes a comparison of all words with all: a hundred times the time
 *       for ten times the words.
 * </ul>
 */
package io.palimpsest.language.lexicon;
