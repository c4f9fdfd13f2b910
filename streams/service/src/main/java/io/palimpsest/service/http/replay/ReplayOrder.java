package io.palimpsest.service.http.replay;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What is to be released again.
 *
 * @param from the first moment, by the timestamps on raw.posts; empty for the earliest
 * @param to the first moment after it; empty for no end
 * @param document of a policy that is put in force first
 * @param settlingTime how long is waited after that, until all instances have read of it
 */
record ReplayOrder(
    Optional<Instant> from,
    Optional<Instant> to,
    Optional<String> document,
    Duration settlingTime) {}
