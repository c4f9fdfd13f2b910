package io.palimpsest.connect.field;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.kafka.connect.data.Schema;

/**
 * The walks of a configuration, one for each schema, made when it is first met. Thread-safe.
 *
 * <p>Schemas are told apart by identity: converters hand out the same object for the same schema,
 * and to compare two by their content costs as much as a walk, and has no end if they are
 * recursive.
 */
public final class FieldWalks {
  /** A topic has a handful. More than these are made anew. */
  private static final int MOST_SCHEMAS = 256;

  private final FieldRules rules;
  private final Consumer<List<FieldPath>> missing;
  private final Place root;
  private final Walk schemaless;
  private final Map<Schema, Walk> bySchema = new IdentityHashMap<>();
  private final Set<FieldPath> told = new HashSet<>();
  private volatile Latest latest;

  /** What most records have. */
  private record Latest(Schema schema, Walk walk) {}

  /**
   * The walks of these rules.
   *
   * @param missing is told of paths that lead nowhere in a schema, of each once. No error: a topic
   *     may have records of several kinds
   */
  public FieldWalks(FieldRules rules, Consumer<List<FieldPath>> missing) {
    this.rules = rules;
    this.missing = missing;
    this.root = rules.place();
    this.schemaless = root.isKept() ? Walk.LEAVE : new SchemalessWalk(root, "$");
    this.latest = new Latest(null, schemaless);
  }

  /**
   * The walk through values of a schema.
   *
   * @param schema null for values without one
   */
  public Walk of(Schema schema) {
    Latest last = latest;
    if (last.schema() == schema) {
      return last.walk();
    }
    Walk walk = schema == null ? schemaless : made(schema);
    latest = new Latest(schema, walk);
    return walk;
  }

  private synchronized Walk made(Schema schema) {
    if (bySchema.size() >= MOST_SCHEMAS) {
      bySchema.clear();
    }
    return bySchema.computeIfAbsent(schema, this::newWalk);
  }

  private Walk newWalk(Schema schema) {
    List<FieldPath> absent =
        rules.paths().stream()
            .filter(path -> !SchemaPaths.has(schema, path.steps()))
            .filter(told::add)
            .toList();
    if (!absent.isEmpty()) {
      missing.accept(absent);
    }
    return new SchemaWalks().of(schema, root, "$");
  }
}
