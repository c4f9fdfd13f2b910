/**
 * The service over HTTP. {@link io.palimpsest.service.http.HttpServer} starts it from {@link
 * io.palimpsest.service.http.HttpSettings} over a {@link io.palimpsest.service.http.Backend}; the
 * packages below have one kind of operation each:
 *
 * <ul>
 *   <li>{@code post} takes posts in,
 *   <li>{@code author} knows one author: account, preference; {@code erasure} forgets one,
 *   <li>{@code policy} lists, explains and submits policies,
 *   <li>{@code path} shows the path at work: rates, lag, what was stopped, health, metrics,
 *   <li>{@code playground} tries a text out, {@code replay} releases the past again,
 *   <li>{@code access} decides who may do what, {@code problem} says what went wrong, {@code trace}
 *       follows requests, {@code web} is what all of them share.
 * </ul>
 *
 * <p>The contract is generated from the code and served as {@code /openapi/palimpsest.yml}.
 *
 * <p>Traps: an author's id stands in a body and never in a URL, since URLs are written down by
 * everything between a caller and us. Text that was sent is never part of an answer but the
 * playground's. Operations that wait for Kafka run on the blocking executor; none waits on a thread
 * of the network.
 */
package io.palimpsest.service.http;
