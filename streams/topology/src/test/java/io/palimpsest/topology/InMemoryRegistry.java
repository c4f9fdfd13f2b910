package io.palimpsest.topology;

import io.palimpsest.schemas.registry.RegistryUnavailableException;
import io.palimpsest.schemas.registry.SchemaRegistry;
import java.net.ConnectException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.avro.Schema;

/** A registry for tests without a network; the real one is met in the integration tests. */
final class InMemoryRegistry implements SchemaRegistry {
  private final List<Schema> schemas = new ArrayList<>();
  private boolean available = true;

  void setAvailable(boolean available) {
    this.available = available;
  }

  @Override
  public int register(String subject, Schema schema) {
    int known = schemas.indexOf(schema);
    if (known >= 0) {
      return known;
    }
    schemas.add(schema);
    return schemas.size() - 1;
  }

  @Override
  public Optional<Integer> idOf(String subject, Schema schema) {
    return Optional.of(schemas.indexOf(schema)).filter(id -> id >= 0);
  }

  @Override
  public boolean accepts(String subject, Schema schema) {
    return true;
  }

  @Override
  public Optional<Schema> schemaById(int id) {
    if (!available) {
      throw new RegistryUnavailableException("memory", new ConnectException());
    }
    return id >= 0 && id < schemas.size() ? Optional.of(schemas.get(id)) : Optional.empty();
  }

  @Override
  public void close() {}
}
