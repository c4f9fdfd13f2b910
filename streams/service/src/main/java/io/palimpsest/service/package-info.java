/**
 * What people touch: the command line ({@link io.palimpsest.service.command}), the running service
 * ({@link io.palimpsest.service.run}), posts as JSON lines without Kafka ({@link
 * io.palimpsest.service.lines}) and the broker and registry for those who have none ({@link
 * io.palimpsest.service.platform}).
 *
 * <p>Nothing here decides about privacy, and nothing here compiles against Kafka.
 */
package io.palimpsest.service;
