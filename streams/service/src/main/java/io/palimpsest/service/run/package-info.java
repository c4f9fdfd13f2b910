/**
 * The running service. {@link io.palimpsest.service.run.PrivatizationService} checks cluster and
 * registry, so that whatever could fail at the first post fails before, and then lets posts flow;
 * {@link io.palimpsest.service.run.ServiceSettings} is all it needs to know. What is offered over
 * HTTP is in {@code service.http}.
 */
package io.palimpsest.service.run;
