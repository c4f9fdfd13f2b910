package io.palimpsest.schemas.registry;

import java.util.Optional;
import org.apache.avro.Schema;

/**
 * What we need of a schema registry. Every method throws {@link RegistryUnavailableException} when
 * the registry gives no answer. Thread-safe.
 */
public interface SchemaRegistry extends AutoCloseable {

  /** Registers the schema under the subject, or finds it there, and returns its id. */
  int register(String subject, Schema schema);

  /** The id of the schema under the subject, if it is registered there. */
  Optional<Integer> idOf(String subject, Schema schema);

  /** Whether the subject would accept the schema as its next version; true for a new subject. */
  boolean accepts(String subject, Schema schema);

  /** The schema with this id, if there is one and it is an Avro schema. */
  Optional<Schema> schemaById(int id);

  @Override
  void close();
}
