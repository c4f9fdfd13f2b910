/**
 * Names of people, places and organizations, found by a small model of our own.
 *
 * <p>{@link io.palimpsest.language.detect.tagger.Tagger} is the {@link
 * io.palimpsest.language.detect.Detector}; {@link io.palimpsest.language.detect.tagger.TaggerModel}
 * is what it has learned and lies in the jar; {@link
 * io.palimpsest.language.detect.tagger.TaggerTraining} makes a new one from files, by {@link
 * io.palimpsest.language.detect.tagger.TaggerRecipe} and {@link
 * io.palimpsest.language.detect.tagger.TaggerTrainer}; {@link
 * io.palimpsest.language.detect.tagger.TaggerScores} says how good it is. {@code MODEL.md} beside
 * the model tells what it was trained on and what to expect.
 *
 * <pre>{@code
 * Detector all = Detectors.of(List.of(patterns, Tagger.standard()));
 * List<Span> spans = all.detect(DetectorInput.of("met anna smith in leeds"));
 * }</pre>
 *
 * <p>How it works: a text is cut into units; each unit asks some eighty questions about itself, its
 * neighbours and the stretch of name-like units that it stands in (lists of names, clusters and
 * senses of words, shape, spelling); each answer is hashed to a row of a table of bytes; the sums
 * are scores, and a chain of label chances is read both ways. Plain units, which most are, ask only
 * about single units. Rows about one frequent word are added up when the model is loaded; all
 * others are read for several units at once, since waiting for memory is most of the work. No
 * string is made, and the words of the dictionaries are in the model as hashes only.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>Handles, hashtags, URLs and e-mail addresses are left to the pattern detectors. Without
 *       those a hashtag that is a name stays.
 *   <li>A handle that another tool has cut apart, {@code @ anna}, is reported as a handle, space
 *       and all; {@code lunch @ noon} is not.
 *   <li>Confidence is the chance that a unit is a name at all. A person is reported from about 0.1
 *       on, in posts with handles, hashtags or links from 0.55 on: doubt counts as sensitive. Who
 *       wants fewer false alarms sets a threshold.
 *   <li>Small words that only carry grammar are never a name by themselves, not even {@code will}.
 *   <li>To train takes the lists of datafaker and WordNet from the class path, to detect does not;
 *       it takes the vocabulary of the language model, only to be fast.
 *   <li>Hashes, units, features and facts belong to the model file. To change one of them means to
 *       train again and to raise the version in {@code TaggerModelFile}.
 *   <li>Two names of one type that touch are one span.
 * </ul>
 */
package io.palimpsest.language.detect.tagger;
