/**
 * The path, watched: {@link io.palimpsest.service.http.path.PathMonitor} looks at its counters once
 * a second, and everybody who asks, by page or by stream, is shown that look. Metrics and probes of
 * health are here too. Nothing has content or an author in it.
 *
 * <p>Trap: counts and rates are of the instance that answers. Whoever wants all of them adds up the
 * metrics of all instances.
 */
package io.palimpsest.service.http.path;
