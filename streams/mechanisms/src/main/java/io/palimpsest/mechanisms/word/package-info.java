/**
 * A word in place of another, drawn.
 *
 * <p>Three {@linkplain io.palimpsest.mechanisms.word.WordMechanism mechanisms}: {@link
 * io.palimpsest.mechanisms.word.CustextMechanism} draws from a small output set and promises
 * something between the words that share it; {@link io.palimpsest.mechanisms.word.SantextMechanism}
 * draws from the whole vocabulary and promises less the farther two words are apart; {@link
 * io.palimpsest.mechanisms.word.ExponentialMechanism} draws from the whole vocabulary and promises
 * the same to all. What a draw costs is a {@link io.palimpsest.mechanisms.word.DrawCost}; {@link
 * io.palimpsest.mechanisms.word.LossAudit} computes it again from the tables that are drawn from.
 * For accountants that add up less than the loss a mechanism also says the {@linkplain
 * io.palimpsest.mechanisms.word.WordMechanism#range range} of its log-ratios, with {@link
 * io.palimpsest.mechanisms.word.BoundedRange} for what follows from it, and the {@linkplain
 * io.palimpsest.mechanisms.word.WordMechanism#renyi divergence} of its real tables.
 *
 * <pre>{@code
 * WordMechanism mechanism =
 *     new CustextMechanism(space, sets, 1.0, Temperature.CALIBRATED, fingerprintOfSpace);
 * DrawCost cost = mechanism.cost(word); // charged first, and the same whatever is drawn
 * ScopedRandomness scope = author.in(new DrawScope.User(mechanism.fingerprint()));
 * int drawn = mechanism.draw(word, scope.draw(word));
 * }</pre>
 *
 * <p>Traps: costs of different kinds do not add up. A range is not a loss: it may be twice that.
 * {@code Unbounded} is no number. The first draw for a word makes its row, which takes a scan of
 * the vocabulary where the outputs are the whole of it. Rows are exact; their {@code scores} are
 * only what they were made from.
 */
package io.palimpsest.mechanisms.word;
