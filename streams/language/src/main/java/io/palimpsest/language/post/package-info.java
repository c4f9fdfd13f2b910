/**
 * A post on its way, without Kafka: the same code serves the topology and the command line.
 *
 * <ol>
 *   <li>{@link io.palimpsest.language.post.PostRules} says whether it is one,
 *   <li>{@link io.palimpsest.language.post.ReleaseIdentity} says whether it is the same as another,
 *   <li>{@link io.palimpsest.language.post.Privatizer} makes its text safe: it detects entities,
 *       replaces them, plans what to draw, and draws it once that is paid for,
 *   <li>{@link io.palimpsest.language.post.Privatizers} has one for each policy, and for authors
 *       who want less epsilon than it says,
 *   <li>{@link io.palimpsest.language.post.StatelessPrivatizer} does all of it at once where
 *       nothing is charged or remembered.
 * </ol>
 *
 * <pre>{@code
 * Post post = new Post("1", "anna", "Call Anna on 555-0100", Instant.now());
 * if (new PostRules(100_000).refusal(post).isEmpty()) {
 *   Privatizer privatizer = Privatizer.withoutLexicon(BuiltInPolicies.redact());
 *   AuthorContext author = new AuthorContext(key.authorKey("anna").randomness(0), AuthorMemory.empty());
 *   ReplacedPost replaced = privatizer.replace(privatizer.detect(post), author, shared);
 *   PlannedPost planned = privatizer.plan(replaced);
 *   // here privatizer.budget() decides, by the plan and the author's ledger
 *   privatizer.draw(planned, author.randomness()).text(); // WORD NAME WORD NUMBER
 * }
 * }</pre>
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>What is drawn must be paid for first, or not at all: after a look at the drawn text it is
 *       too late to withhold it.
 *   <li>A post that its author's budget has no room for is withheld or {@code degraded}, as the
 *       policy says; its guarantee is then {@code degradedGuarantee} and not that of the policy.
 *   <li>A release with less epsilon has the same identity as one with the policy's own: who changes
 *       a wish does not make old releases new ones.
 * </ul>
 */
package io.palimpsest.language.post;
