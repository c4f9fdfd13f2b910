/**
 * Decides what happens to a post, without Kafka. Start reading here.
 *
 * <p>{@link io.palimpsest.engine.Engine#decide} takes a {@link io.palimpsest.engine.ReceivedPost}
 * and access to the state of its author ({@link io.palimpsest.engine.AuthorAccess}), runs the steps
 * in the order of {@link io.palimpsest.engine.PathStep}, and returns a {@link
 * io.palimpsest.engine.Decision}: released, withheld with a reason, or a duplicate. The engine has
 * no side effects. The caller persists the decision in one transaction with the release, so a retry
 * decides the same, and tests need no broker.
 *
 * <p>Steps: {@code Admit} chooses the privatizer by policy and preference. The post is compared
 * with remembered releases; its entities are detected and replaced. {@code Charge} charges the
 * budget before anything is drawn. {@code Sample} produces the safe text. The caller releases it.
 * {@code Progress} records how far a post has come, so that one place turns a failure into
 * "withheld". A post that fails after it was charged stays charged.
 *
 * <p>To follow a post from bytes to bytes, read these files: in {@code
 * io.palimpsest.topology.step}, {@code IntakeProcessor}, {@code RawPostParser}, {@code
 * AuthorProcessor}, {@code StoredAuthor}, {@code DecisionWriter}, {@code ReleaseRecords}, {@code
 * LedgerRecords}; in {@code io.palimpsest.topology.state}, {@code AuthorVault} and {@code
 * RecentReleases}; here, {@code Engine}, {@code Admit}, {@code Charge}, {@code Sample} and {@code
 * Decision}; and {@code Privatizer} in {@code io.palimpsest.language.post}.
 *
 * <p>Traps: no decision may read the clock of the machine; nonce and time of receipt are fixed at
 * intake. {@link io.palimpsest.engine.ReleasedText#toBytes} is a storage format: its enums have
 * explicit codes.
 */
package io.palimpsest.engine;
