/**
 * Policies: which hold, what they promise, who was refused and why. {@link
 * io.palimpsest.service.http.policy.PolicyDesk} reads what is in force from the stream's own table,
 * and the history from the topic of verdicts.
 */
package io.palimpsest.service.http.policy;
