/**
 * The service asked over HTTP, for commands. {@link io.palimpsest.service.client.ServiceClient}
 * calls; {@link io.palimpsest.service.client.ErasureCall} and {@link
 * io.palimpsest.service.client.ReplayCall} are what takes several calls.
 *
 * <pre>
 * ServiceClient client = new ServiceClient(new ServicePlace(url, token, Optional.empty()));
 * Account account = client.post("/authors/account", new AuthorRequest(author)).as(Account.class);
 * </pre>
 *
 * <p>Whatever goes wrong is a {@link io.palimpsest.service.client.ServiceCallException} with one
 * line that says what to do: what the service itself says, where it says something. What it cannot
 * do now (503 with {@code Retry-After}) is asked for again, a few times.
 *
 * <p>Trap: redirects are not followed. The token is for the place that was named, and no other.
 */
package io.palimpsest.service.client;
