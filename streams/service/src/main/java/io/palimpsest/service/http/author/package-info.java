/**
 * One author: {@link io.palimpsest.service.http.author.AccountDesk} finds their account on the
 * instance that holds it and forwards the question to that one, with the caller's own token;
 * preferences go to their control topic.
 */
package io.palimpsest.service.http.author;
