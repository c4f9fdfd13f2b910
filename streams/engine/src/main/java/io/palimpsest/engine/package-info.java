/**
 * What becomes of a post, decided without Kafka: start here.
 *
 * <p>{@link io.palimpsest.engine.Engine#decide} takes a post ({@link
 * io.palimpsest.engine.PostAtHand}) and what is kept of its author ({@link
 * io.palimpsest.engine.AuthorAccess}) through the steps in the order of {@link
 * io.palimpsest.engine.PathStep} and answers with a {@link io.palimpsest.engine.Decision}: the post
 * is released, withheld with a reason, or known already. It writes nothing: all that changes leaves
 * with the decision, and whoever keeps state writes it in one transaction with the release. So the
 * same post is decided alike each time, and a test needs no broker.
 *
 * <p>The steps: {@code Admit} settles the policy and what its author prefers; then the post is told
 * from what was released before, its entities are found and replaced; {@code Charge} asks the
 * budget, before anything is drawn; {@code Sample} makes the safe text. To release it is up to the
 * caller. {@code Progress} knows how far a post has come, so that one place turns a failure into
 * "withheld". A post that fails after it was charged stays paid for.
 *
 * <p>To follow a post from bytes to bytes, read, in {@code io.palimpsest.topology.step}: {@code
 * TakeIn}, {@code AuthorEvents}, {@code Decided}, {@code ReleaseRecords}, {@code LedgerRecords}; in
 * {@code io.palimpsest.topology.state}: {@code AuthorVault}, {@code RecentReleases}; here: {@code
 * Engine}, {@code Admit}, {@code Charge}, {@code Sample}, {@code Decision}; and {@code Privatizer}
 * in {@code io.palimpsest.language.post}.
 *
 * <p>Traps: no decision depends on the clock of the machine; nonce and time of receipt are fixed
 * when a post is taken in. And {@link io.palimpsest.engine.ReleasedText#toBytes} is a format on
 * disk: its enums have codes of their own.
 */
package io.palimpsest.engine;
