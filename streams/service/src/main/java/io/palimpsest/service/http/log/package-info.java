/** How much is logged, over HTTP; {@code service.log} is how. */
package io.palimpsest.service.http.log;
