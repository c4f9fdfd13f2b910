/**
 * Authors are forgotten on request, with a receipt. {@link
 * io.palimpsest.service.http.erasure.ErasureState} says also what an erasure cannot reach.
 */
package io.palimpsest.service.http.erasure;
