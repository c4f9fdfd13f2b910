/**
 * The steps of a post, in the order of its path: {@link io.palimpsest.topology.step.Validate},
 * {@link io.palimpsest.topology.step.Admit}, {@link io.palimpsest.topology.step.Deduplicate},
 * {@link io.palimpsest.topology.step.Detect}, {@link io.palimpsest.topology.step.Pseudonymize},
 * {@link io.palimpsest.topology.step.Charge}, {@link io.palimpsest.topology.step.Sample}, {@link
 * io.palimpsest.topology.step.Release}. Behind {@code Admit} a post travels as a {@link
 * io.palimpsest.topology.step.PathPost}: itself, its author with the key in hand, the policy that
 * it falls under, and what the last step made.
 *
 * <p>What else concerns an author takes the same way to the author's state: {@link
 * io.palimpsest.topology.step.ReadPreference} and {@link io.palimpsest.topology.step.Prefer},
 * {@link io.palimpsest.topology.step.ReadErasure} and {@link io.palimpsest.topology.step.Forget}.
 *
 * <p>Beside the path, authors are counted by value, for what is generalized: {@link
 * io.palimpsest.topology.step.Observe} tells who used what, {@link
 * io.palimpsest.topology.step.CountAuthors} counts and tells when enough have, and {@code
 * SharedValueTable} is how {@code Pseudonymize} knows.
 *
 * <p>A step is a processor with one job and asks pure code for every decision. No step throws
 * because of what a post says: an error while text is in hand becomes a record with the class of
 * the error and never its message, which could quote the text ({@link
 * io.palimpsest.topology.step.Withholding}). {@link io.palimpsest.topology.step.PathCounters}
 * counts for the metrics: what came out, how long each {@link io.palimpsest.topology.step.PathStep}
 * works, how long a post takes.
 *
 * <p>What a release leaves behind is written by {@code Charge} (the ledger, before anything is
 * drawn) and {@code Release} (names, and the release itself). A post that is withheld leaves
 * nothing but the record that says so, and the key of an author who was not known before.
 *
 * <p>Traps: Kafka Streams passes the headers of an input record on to everything that is made of
 * it. {@code Validate} drops them, because producers put what they like into them. And everything
 * that is decided by must have been committed before the decision: nonce and time of receipt are
 * fixed by {@code Validate}, before the repartition, so that a second try decides as the first.
 */
package io.palimpsest.topology.step;
