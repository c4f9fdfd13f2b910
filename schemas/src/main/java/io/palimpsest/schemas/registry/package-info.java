/**
 * Records in Confluent's wire format (a zero byte, four bytes of schema id, Avro binary), without
 * any Kafka in it.
 *
 * <ul>
 *   <li>{@link io.palimpsest.schemas.registry.SchemaRegistry} is what we need of a registry; {@link
 *       io.palimpsest.schemas.registry.ConfluentSchemaRegistry} is the only class that knows the
 *       Confluent client.
 *   <li>{@link io.palimpsest.schemas.registry.RegistryAddress} is where it is, with TLS, passwords
 *       and tokens if it wants them; none of them is ever shown.
 *   <li>{@link io.palimpsest.schemas.registry.RecordWriter} is bound to its subject once, at start:
 *       compatibility is checked and the id fetched there, so that writing never asks anyone.
 *   <li>{@link io.palimpsest.schemas.registry.RecordReader} reads what others wrote and therefore
 *       trusts nothing: its answer is a {@link io.palimpsest.schemas.registry.Decoded}, never an
 *       exception that quotes the record.
 * </ul>
 *
 * <pre>{@code
 * try (SchemaRegistry registry = ConfluentSchemaRegistry.at(url)) {
 *   var writer = RecordWriter.bind(registry, Subject.valueOf("raw.posts"), RawPost.getClassSchema(), Registration.AUTOMATIC);
 *   byte[] onTheWire = writer.write(post);
 *   switch-like use: if (new RecordReader<>(registry, RawPost.class).read(onTheWire) instanceof Decoded.Ok<RawPost> ok) ...
 * }
 * }</pre>
 *
 * <p>Trap: an unknown schema id is the record's fault and final; a registry that does not answer is
 * nobody's fault and passes. The first is a {@code Decoded.Failed}, the second throws {@link
 * io.palimpsest.schemas.registry.RegistryUnavailableException}, so that no good record is given up
 * because a registry was restarted.
 */
package io.palimpsest.schemas.registry;
