/**
 * What is promised to the author of a text, and how the promise is kept.
 *
 * <p>Everything here needs {@code java.base} only and knows nothing of Kafka, files or time. Each
 * mechanism lies beside its proof: {@code X.java} and {@code X.proof.md}; a test fails when a proof
 * is missing.
 *
 * <ul>
 *   <li>{@link io.palimpsest.mechanisms.accounting}: what draws cost together, and how much of it;
 *   <li>{@link io.palimpsest.mechanisms.guarantee}: what a promise must say;
 *   <li>{@link io.palimpsest.mechanisms.key}: keys and what may be asked of them;
 *   <li>{@link io.palimpsest.mechanisms.ledger}: what was spent in which time;
 *   <li>{@link io.palimpsest.mechanisms.outputset}: which words can come out for which;
 *   <li>{@link io.palimpsest.mechanisms.redaction}: every word becomes the name of its class;
 *   <li>{@link io.palimpsest.mechanisms.random}: bits under a key, the same at every replay;
 *   <li>{@link io.palimpsest.mechanisms.sampling}: draws whose probabilities are exact fractions;
 *   <li>{@link io.palimpsest.mechanisms.space}: words as points, and who is near whom;
 *   <li>{@link io.palimpsest.mechanisms.word}: a word in place of another, drawn.
 * </ul>
 */
package io.palimpsest.mechanisms;
