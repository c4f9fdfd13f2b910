/**
 * Who pays for a release, and whether there is enough.
 *
 * <ul>
 *   <li>{@link io.palimpsest.language.budget.Budget} decides, before anything is drawn, by prices
 *       and times;
 *   <li>{@link io.palimpsest.language.budget.AuthorLedger} is what an author has spent, and which
 *       words are paid for; the caller keeps it;
 *   <li>{@link io.palimpsest.language.budget.Payment} is what goes on record, and {@link
 *       io.palimpsest.language.budget.LedgerReplay} computes the balances again from such records.
 * </ul>
 *
 * <pre>{@code
 * PlannedPost planned = privatizer.plan(replaced);
 * ChargeDecision decision =
 *     privatizer.budget().decide(ledger, planned, epoch, createdAt, receivedAt, wish);
 * if (decision instanceof ChargeDecision.Granted granted) {
 *   keep(granted.after()); // in one transaction with what follows
 *   record(granted.payment());
 *   publish(privatizer.draw(planned, randomness));
 * }
 * }</pre>
 *
 * <p><b>Accounts are the person's and not the policy's.</b> They are kept by unit and window. Two
 * policies that count in the same unit over the same window share one, and each compares it with a
 * cap of its own. A policy that counts otherwise opens another: losses in different units do not
 * add up, so what a person loses under both is more than either account says. An author has 16
 * accounts at most; a policy that needs one more is refused, because to forget a debt would be to
 * forgive it.
 *
 * <p><b>Words are paid for once</b> where they are drawn once, at level user: in a key epoch, for
 * each table. A repeat is the same draw, whichever policy asks. Four tables are remembered; the one
 * unused for longest goes, and its words are paid for again, which errs on the safe side.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>The ledger that is granted must be kept if and only if the release is. Otherwise draws are
 *       free, or paid for twice.
 *   <li>A refusal leaves everything as it was. What is released instead must cost nothing: {@code
 *       Privatizer.degraded}.
 *   <li>A post that costs nothing is granted even if nothing is left, and moves no time.
 *   <li>An author's wish for a smaller budget is one for the policy's window. It does not change
 *       what may be spent in a lifetime beside it.
 *   <li>Without a section {@code budget} in the policy nothing is counted and no paid word is
 *       remembered: the first metered policy starts from nothing.
 * </ul>
 */
package io.palimpsest.language.budget;
