/**
 * What concerns one author, on its way to where that author's state is: {@link
 * io.palimpsest.topology.arrival.Arrival} is a post, a preference or an erasure. All of them travel
 * on one internal topic, so that they reach the author's state in one order, the same at each
 * retry.
 *
 * <p>Each has a nonce and the time at which it was taken in. Both are written before the internal
 * topic, and what follows reads committed records only: so they are the same each time the work is
 * done, and all that is decided by them is decided alike.
 */
package io.palimpsest.topology.arrival;
