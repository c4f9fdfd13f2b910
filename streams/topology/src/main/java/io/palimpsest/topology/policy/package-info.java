/**
 * Policies at run time. {@link io.palimpsest.topology.policy.AcceptPolicy} reads {@code
 * control.policies}, where anybody with access submits, and decides: a verdict on each submission
 * goes to one sink below it, and what changes to another, {@code control.policies-in-force}, which
 * only we write. {@link io.palimpsest.topology.policy.PoliciesInForce} answers for every post which
 * policy holds, from the global table of that topic.
 *
 * <pre>
 * submissions.process(new AcceptPolicy(reader, fallback, privatizers, counters), Named.as("accept-policy"));
 * topology.addSink(NodeNames.POLICY_VERDICTS, ..., "accept-policy");
 * topology.addSink(NodeNames.NEWLY_IN_FORCE, ..., "accept-policy");
 *
 * switch (policiesInForce.current(table)) { ... } // Found: work by it; Unusable: release nothing
 * </pre>
 *
 * <p>Two topics because an invalid policy on a compacted topic would replace the valid one: after a
 * restart nothing would be in force. The rules: key, record and document name the same policy and
 * version; it is for {@code raw.posts}; this service can do it; a version never comes back with
 * another document, also not after a withdrawal or against the policy that the service was started
 * with; and one name at a time is in force. A tombstone withdraws.
 *
 * <p>Traps: {@code control.policies} has one partition, so that submissions have an order. All
 * instances must be started with the same policy and with a lexicon or all without. A policy in
 * force that an instance cannot read or do is no reason to take another: it releases nothing.
 */
package io.palimpsest.topology.policy;
