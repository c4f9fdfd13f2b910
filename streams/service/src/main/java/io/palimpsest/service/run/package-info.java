/**
 * The running service. {@link io.palimpsest.service.run.PrivatizationService} checks cluster and
 * registry, so that whatever could fail at the first post fails before, and then lets posts flow;
 * {@link io.palimpsest.service.run.ServiceSettings} is all it needs to know.
 *
 * <p>{@link io.palimpsest.service.run.HttpServer} offers health ({@code /health/liveness}, {@code
 * /health/readiness}) and metrics ({@code /prometheus}); no metric has content or an author in it.
 */
package io.palimpsest.service.run;
