/**
 * Whole texts with their words drawn.
 *
 * <p>{@link io.palimpsest.language.sampling.TextSampler} is the entry. It works in two steps, with
 * the charge between them: a {@link io.palimpsest.language.sampling.SamplingPlan} says what would
 * be drawn and at which {@link io.palimpsest.language.sampling.DrawPrice}, and nothing drawn can
 * change the price or the decision. {@link io.palimpsest.language.sampling.SamplingRules} say how,
 * and {@link io.palimpsest.language.sampling.Mechanisms} makes a mechanism of a {@link
 * io.palimpsest.language.sampling.Drawing}.
 *
 * <pre>{@code
 * TextSampler sampler = new TextSampler(lexicon, mechanism, rules);
 * SamplingPlan plan = sampler.plan(text);
 * if (granted(plan.price())) {
 *   ScopedRandomness randomness = author.in(sampler.scope(postId, text));
 *   publish(sampler.draw(plan, randomness)); // "The dog's 12 cups" -> "The cat's 47 mugs"
 * }
 * }</pre>
 *
 * <p>What becomes of a token:
 *
 * <ul>
 *   <li>A word of the lexicon is drawn by the mechanism.
 *   <li>A {@linkplain io.palimpsest.language.sampling.StopWords stop word} is written as it stands
 *       in the list, or drawn like every word.
 *   <li>A contraction or possessive that is neither is its base, treated as a word, and its ending:
 *       kept if stop words are, otherwise left out, as the lexicon has no words to draw for it.
 *   <li>A number of plain digits keeps its format, and each digit is drawn anew. The first of
 *       several digits is never 0. Any other number becomes NUMBER.
 *   <li>An unknown word, or letters mixed with digits, is treated by {@link
 *       io.palimpsest.language.sampling.UnknownWordRule}. A dropped one takes the space before it
 *       along, or else the one after it.
 *   <li>Links, addresses, handles, hashtags, emoji and symbols become their labels, and layout is
 *       layout, as in {@link io.palimpsest.language.redaction}.
 * </ul>
 *
 * <p>What stays visible: the number and the order of words; whether a word is written with a first
 * capital, in capitals, or neither (so a name or a shout may show); layout; which words are
 * unknown; the format of numbers; stop words and endings, if kept, and they tell of gender, person
 * and negation; and, but for level token, which words are the same. {@link
 * io.palimpsest.language.sampling.TextSampler#guarantee} says so; the argument is in {@code
 * TextSampler.proof.md}.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>A plan is as private as its text.
 *   <li>Nobody can tell whether the randomness is in the scope that belongs to level and text: take
 *       it from {@code scope}.
 *   <li>At level user a word is paid for once in a key epoch and table. The price of a plan is that
 *       of all its words; who remembers what is paid asks {@code DrawPrice.of} for the others.
 *   <li>A release can be longer than its text, up to {@code maxGrowth} times. Whether there is room
 *       for it must be decided by the plan, like everything that is decided.
 *   <li>The stop words are English. In other languages all words are drawn.
 * </ul>
 */
package io.palimpsest.language.sampling;
