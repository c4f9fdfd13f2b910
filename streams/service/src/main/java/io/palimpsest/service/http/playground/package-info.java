/**
 * Texts are tried out under a policy, for people who want to see what it does. Closed unless the
 * service was started with {@code --playground}: whoever may try texts out sends raw text to it.
 * Nothing is stored, logged or charged.
 */
package io.palimpsest.service.http.playground;
