/**
 * The contracts: what travels on the topics, and in which bytes.
 *
 * <p>The records of this package are generated from {@code src/main/avro}. Each record and each
 * field carries two annotations of ours: {@code doc} says what it is, {@code zone} says the most
 * open zone that the value may reach ({@code raw}, {@code restricted}, {@code control}, {@code
 * accounting}, {@code safe}). A record of zone {@code safe} or {@code accounting} holds no field of
 * zone {@code raw}; a test reads the schemas and fails otherwise.
 *
 * <p>{@link io.palimpsest.schemas.registry} puts records on the wire.
 *
 * <p>Trap: version 1 of every record is kept as bytes under {@code src/test/resources/golden}. A
 * change that can no longer read them is not an evolution but a new topic.
 */
package io.palimpsest.schemas;
