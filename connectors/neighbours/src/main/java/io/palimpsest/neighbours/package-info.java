/**
 * What stands beside our connectors in tests and measurements, and is never shipped.
 *
 * <p>{@link io.palimpsest.neighbours.PostgresServer} is a real database, a process of its own that
 * ends with whoever started it. {@link io.palimpsest.neighbours.ApicurioConverter} has the settings
 * of converters that know nothing of us. Debezium's connectors, which go between the two, are laid
 * out by the module {@code connectors/debezium}. {@link io.palimpsest.neighbours.FreePort} is for
 * whatever has to be told where to listen.
 */
package io.palimpsest.neighbours;
