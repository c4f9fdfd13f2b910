/**
 * The running service. {@link io.palimpsest.service.run.PrivatizationService} starts the parts in
 * order (cluster, registry, topology, HTTP) and ends them in the opposite one; whatever could fail
 * at the first post is tried before.
 *
 * <p>HTTP offers health ({@code /health/liveness}, {@code /health/readiness}) and metrics ({@code
 * /prometheus}); no metric has content or an author in it.
 */
package io.palimpsest.service.run;
