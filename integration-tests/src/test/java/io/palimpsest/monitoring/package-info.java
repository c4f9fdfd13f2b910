/**
 * Checks of {@code ops/monitoring}. {@link io.palimpsest.monitoring.Monitoring} reads rules and
 * dashboard, {@link io.palimpsest.monitoring.PromQl} finds the metrics in their expressions, and
 * {@link io.palimpsest.monitoring.Exposition} what a service offers; {@code MonitoringIT} compares
 * the two. {@link io.palimpsest.monitoring.PromtoolTest} lets Prometheus' own tool judge, where
 * there is one.
 *
 * <p>Trap: a metric that only appears after an event cannot be told from one that does not exist.
 * Register it from the start, with zero.
 */
package io.palimpsest.monitoring;
