/**
 * Posts come in: {@link io.palimpsest.service.http.post.PostIntake} checks them and answers when
 * the broker has them on all replicas. What was accepted is never lost; what was not is named, so
 * that it can be sent again, and a copy under the same id is not released twice.
 */
package io.palimpsest.service.http.post;
