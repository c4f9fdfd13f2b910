/**
 * Names of people that a trained model misses, found by rules.
 *
 * <p>{@link io.palimpsest.language.detect.name.NameDetector} is the one to use. It knows
 *
 * <ul>
 *   <li>stop words that are names: a closed class of about 170 words, of which {@code StopWordKind}
 *       says where each of them cannot be the ordinary word.
 * </ul>
 *
 * <p>Lists of words stand in {@code stop-words.txt} and {@code cues.txt}. Time is linear: a word is
 * looked at only if it begins with a capital letter, and then with eight tokens to each side.
 */
package io.palimpsest.language.detect.name;
