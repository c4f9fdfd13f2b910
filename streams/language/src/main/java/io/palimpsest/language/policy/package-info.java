/**
 * What a platform team writes down: a policy says what happens to the text of which topics.
 *
 * <ul>
 *   <li>{@link io.palimpsest.language.policy.Policy} is a valid policy; there are no invalid ones,
 *   <li>{@link io.palimpsest.language.policy.PolicyReader} makes it from YAML, or says in one line
 *       what is wrong and where,
 *   <li>{@link io.palimpsest.language.policy.BuiltInPolicies} are those that need no file,
 *   <li>{@link io.palimpsest.language.policy.PolicyExplanation} says in plain words what is
 *       promised.
 * </ul>
 *
 * <pre>{@code
 * policy: newsroom
 * version: 3
 * topics: [raw.posts]
 * tokens:
 *   mechanism: redact
 * }</pre>
 *
 * <p>Trap: an unknown key is an error, not a remark. A misspelt {@code mechansim} that was passed
 * over would leave text to a default that nobody chose.
 */
package io.palimpsest.language.policy;
