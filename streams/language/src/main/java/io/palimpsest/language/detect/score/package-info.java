/**
 * How good detection is, against texts in which people marked what is sensitive.
 *
 * <p>A {@link io.palimpsest.language.detect.score.GoldDocument} is such a text with its {@link
 * io.palimpsest.language.detect.score.GoldSpan}s; {@link
 * io.palimpsest.language.detect.score.GoldLabels} knows what the labels of other people's data sets
 * mean in our types; {@link io.palimpsest.language.detect.score.EntityScorer} runs a detector over
 * documents and counts, and an {@link io.palimpsest.language.detect.score.EntityReport} says what
 * came of it.
 *
 * <pre>{@code
 * GoldDocument document =
 *     new GoldDocument("met anna in leeds", List.of(GoldSpan.of(4, 8, EntityType.PERSON)));
 * EntityReport report = EntityScorer.score(detector, List.of(document), () -> {});
 * report.all().tokens().recall();
 * }</pre>
 *
 * <p>How it counts:
 *
 * <ul>
 *   <li><em>Exact</em>: a span with the same boundaries and the right type. <em>Overlap</em>: one
 *       that shares a character and has the right type. <em>Tokens</em>: words, numbers, codes,
 *       handles, hashtags and addresses as our tokenizer cuts them; a span that touches a token has
 *       it.
 *   <li>Found spans of types that no document has are not judged: a data set that marks no hashtags
 *       says nothing about them. Nor is what lies on a place whose label has no type here.
 *   <li>A document counts as covered when found spans of whatever type cover every letter and digit
 *       of all that is marked in it: one name that stays gives the others away.
 * </ul>
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>Offsets count UTF-16 units. Data sets made with Python count code points; they agree until
 *       the first emoji.
 *   <li>Of nothing all is right: precision without findings and recall without anything marked are
 *       1.
 *   <li>Hits are counted on both sides. A time that is found where a date or time is marked helps
 *       the recall of dates and the precision of times.
 * </ul>
 */
package io.palimpsest.language.detect.score;
