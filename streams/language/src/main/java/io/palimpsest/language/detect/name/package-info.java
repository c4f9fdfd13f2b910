/**
 * Names of people that a trained model misses, found by rules.
 *
 * <p>{@link io.palimpsest.language.detect.name.NameDetector} is the one to use; it wraps the model.
 * It finds
 *
 * <ul>
 *   <li>stop words that are names ({@code Dr. May}, {@code I met Will}, {@code Per told me}): a
 *       closed class of about 170 words, of which {@code StopWordKind} says where each cannot be
 *       the ordinary word;
 *   <li>initials before a family name or where a person is met, letters with signs between them,
 *       and two names in one word, which count as a handle;
 *   <li>the rest of a name of which the model found a part: the other half of a double name, what
 *       stands behind particles or a nickname, an Arabic family name.
 * </ul>
 *
 * <p>{@link io.palimpsest.language.detect.name.EverydayNames} says where an everyday word that is
 * known to be somebody's name can be that name.
 *
 * <p>Lists of words stand in {@code stop-words.txt} and {@code cues.txt}. Time is linear: one walk
 * asks about words that begin with a capital letter, and about few others; where such a word is a
 * stop word or an initial, rules look at eight tokens to each side.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>A stop word in lower case is found behind a title, or where both of its sides rule the
 *       ordinary word out; there only six words are looked at. None in capitals is found at the
 *       start of a sentence, unless what follows rules the ordinary word out: "Will smokes" may be
 *       a question.
 *   <li>{@code May} is a month wherever a month could stand.
 *   <li>In a headline, and in a text of capitals, only what stands around a word counts.
 * </ul>
 */
package io.palimpsest.language.detect.name;
