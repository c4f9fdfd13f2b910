/** Requests as OpenTelemetry traces, where a collector was named by {@code --traces}. */
package io.palimpsest.service.http.trace;
