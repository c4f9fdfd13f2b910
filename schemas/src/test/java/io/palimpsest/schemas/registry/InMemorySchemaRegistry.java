package io.palimpsest.schemas.registry;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;

/** A registry in backward-compatibility mode, with a switch and a counter. For one thread. */
final class InMemorySchemaRegistry implements SchemaRegistry {
  private final Map<Integer, Schema> byId = new HashMap<>();
  private final Map<String, List<Integer>> subjects = new HashMap<>();
  private boolean available = true;
  private int lookups;

  void setAvailable(boolean available) {
    this.available = available;
  }

  /** How often a schema was asked for by its id. */
  int lookups() {
    return lookups;
  }

  /** Any schema under any id. */
  void put(int id, Schema schema) {
    byId.put(id, schema);
  }

  @Override
  public int register(String subject, Schema schema) {
    requireAvailable();
    if (!accepts(subject, schema)) {
      throw new AssertionError("registered without asking whether the subject accepts it");
    }
    int id =
        byId.entrySet().stream()
            .filter(entry -> entry.getValue().equals(schema))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElse(byId.size() + 1);
    byId.put(id, schema);
    List<Integer> versions = subjects.computeIfAbsent(subject, s -> new ArrayList<>());
    if (!versions.contains(id)) {
      versions.add(id);
    }
    return id;
  }

  @Override
  public Optional<Integer> idOf(String subject, Schema schema) {
    requireAvailable();
    return subjects.getOrDefault(subject, List.of()).stream()
        .filter(id -> byId.get(id).equals(schema))
        .findFirst();
  }

  @Override
  public boolean accepts(String subject, Schema schema) {
    requireAvailable();
    List<Integer> versions = subjects.getOrDefault(subject, List.of());
    return versions.isEmpty()
        || SchemaCompatibility.checkReaderWriterCompatibility(
                    schema, byId.get(versions.get(versions.size() - 1)))
                .getType()
            == SchemaCompatibilityType.COMPATIBLE;
  }

  @Override
  public Optional<Schema> schemaById(int id) {
    lookups++;
    requireAvailable();
    return Optional.ofNullable(byId.get(id));
  }

  @Override
  public void close() {}

  private void requireAvailable() {
    if (!available) {
      throw new RegistryUnavailableException("memory", new IOException("switched off"));
    }
  }
}
