/**
 * A post on its way, without Kafka: the same code serves the topology and the command line.
 *
 * <ol>
 *   <li>{@link io.palimpsest.language.post.PostRules} says whether it is one,
 *   <li>{@link io.palimpsest.language.post.ReleaseIdentity} says whether it is the same as another,
 *   <li>{@link io.palimpsest.language.post.Privatizer} makes its text safe: it detects entities,
 *       replaces them, and sees to the words.
 * </ol>
 *
 * <pre>{@code
 * Post post = new Post("1", "anna", "Call Anna on 555-0100", Instant.now());
 * if (new PostRules(100_000).refusal(post).isEmpty()) {
 *   Privatizer privatizer = Privatizer.withoutLexicon(BuiltInPolicies.redact());
 *   AuthorContext author = new AuthorContext(key.randomnessOf("anna"), AuthorMemory.empty());
 *   ReplacedPost replaced = privatizer.replace(privatizer.detect(post), author, shared);
 *   privatizer.privatize(replaced, author.randomness()).text(); // WORD NAME WORD NUMBER
 * }
 * }</pre>
 */
package io.palimpsest.language.post;
