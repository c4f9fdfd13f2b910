/**
 * Who may do what. Every operation of the API names its {@link
 * io.palimpsest.service.http.access.Role roles}; whoever has none of them is refused, and so is
 * everything that names none.
 *
 * <p>Two kinds of bearer tokens are accepted: {@link io.palimpsest.service.http.access.ApiKey API
 * keys}, of which only hashes are kept, and JWTs, signed by an issuer whose keys are at a URL or
 * with a shared secret. JWTs must expire.
 *
 * <pre>
 * # name       roles             hash; made by 'palimpsest api-key'
 * shop-feed    producer          sha256:5f0c...
 * audit-2026   auditor,operator  sha256:91ab...
 * </pre>
 *
 * <p>{@link io.palimpsest.service.http.access.RateLimit} counts by the name in a token: two keys
 * with one name share their limit.
 */
package io.palimpsest.service.http.access;
