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
 * cap of its own. A policy that counts otherwise opens another and begins from nothing: what a
 * person loses under both is more than either account says. Losses in different units do not add
 * up; those of two windows in one unit would, and are not joined. An author has 16 accounts at
 * most; a policy that needs one more is refused, because to forget a debt would be to forgive it.
 *
 * <p><b>The Rényi order is the person's too.</b> A policy chooses the best one for an author's
 * first charge; from then on the author is priced and capped at that order in that window, whatever
 * another version of the policy would choose ({@link io.palimpsest.language.budget.AuthorTerms}).
 * So what is charged in a window is one sum, never above the largest cap in force. A cap that comes
 * out as nothing grants nothing that costs. A window and a lifetime beside it count in one unit,
 * that of the window if it has been charged, else that of the lifetime. If they disagree, which
 * takes a policy for either alone before, the lifetime is opened anew at the order of the window;
 * what it held at the other order stays on record and does not count.
 *
 * <p><b>Words are paid for once</b> where they are drawn once, at level user: in a key epoch, for
 * each table. A repeat is the same draw, whichever policy asks, and free also in a window that
 * never saw it paid. Four tables are remembered; the one unused for longest goes, and its words are
 * paid for again, which errs on the safe side.
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
 *   <li>Who erases an author throws the ledger away: the author begins again with all of the
 *       budget.
 * </ul>
 */
package io.palimpsest.language.budget;
