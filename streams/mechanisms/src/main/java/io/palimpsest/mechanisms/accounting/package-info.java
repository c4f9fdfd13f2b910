/**
 * What draws cost together, and how much an author may spend.
 *
 * <p>An {@link io.palimpsest.mechanisms.accounting.Allowance} says in which unit is counted and
 * where the cap is; {@link io.palimpsest.mechanisms.accounting.WordPrices} says what a draw costs
 * in that unit; both are {@linkplain io.palimpsest.mechanisms.accounting.Amount amounts}, whole
 * numbers whose sums are exact. Costs are rounded up and caps down, so the number in a ledger is
 * never less than the truth. Who decides, and remembers what was spent, is not here.
 *
 * <pre>{@code
 * Allowance allowance = Allowance.of(Accountant.CHANNEL_EXACT, 10, 1e-6, 1);
 * WordPrices prices = new WordPrices(allowance, mechanism);
 * Amount after = spent.plus(prices.priceOf(word).orElseThrow());
 * boolean granted = after.compareTo(allowance.cap()) <= 0; // before the draw, and nothing else
 * }</pre>
 *
 * <p>Traps. Amounts of different units do not add up, and two Rényi orders are two units. The order
 * is fixed before an author's first charge and belongs to the author from then on. An empty price
 * means that there is no bound, not that it is free. {@link
 * io.palimpsest.mechanisms.accounting.OptimalComposition} and {@link
 * io.palimpsest.mechanisms.accounting.CompositionReport} are for reading and decide nothing. An
 * epsilon for metric draws is per unit of distance and stays in a column of its own.
 *
 * <p>Why every accountant holds for streams in which each post may depend on all releases before it
 * is in {@code Allowance.proof.md}; why the prices are what they are, in {@code
 * BoundedRange.proof.md} and the proofs of the mechanisms.
 */
package io.palimpsest.mechanisms.accounting;
