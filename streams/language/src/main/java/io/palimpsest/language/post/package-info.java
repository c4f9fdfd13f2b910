/**
 * A post on its way, without Kafka: the same code serves the topology and the command line.
 *
 * <ol>
 *   <li>{@link io.palimpsest.language.post.PostRules} says whether it is one,
 *   <li>{@link io.palimpsest.language.post.ReleaseIdentity} says whether it is the same as another,
 *   <li>{@link io.palimpsest.language.post.Privatizer} makes its text safe.
 * </ol>
 *
 * <pre>{@code
 * Post post = new Post("1", "anna", "Call Anna on 555-0100", Instant.now());
 * if (new PostRules(100_000).refusal(post).isEmpty()) {
 *   Privatizer privatizer = Privatizer.withoutLexicon(BuiltInPolicies.redact());
 *   privatizer.privatize(post, key.randomnessOf("anna")).text(); // WORD NAME WORD NUMBER
 * }
 * }</pre>
 */
package io.palimpsest.language.post;
