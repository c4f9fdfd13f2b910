/**
 * The whole against a real broker and a real registry.
 *
 * <p>By default both are child processes; {@code -Dplatform=containers} takes Testcontainers images
 * of the same versions instead, where there is a Docker engine. Tests that kill the service, and
 * with it its embedded platform, use child processes always.
 */
package io.palimpsest.it;
