package io.palimpsest.topology.query;

import io.palimpsest.engine.ReleaseCharge;

/**
 * What was paid for one release.
 *
 * @param epsilon sum of the losses, rounded up; infinite where a loss has no bound, or one that
 *     depends on a distance
 */
public record ChargeView(ReleaseCharge charge, double epsilon) {}
