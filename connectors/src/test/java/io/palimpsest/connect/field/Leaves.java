package io.palimpsest.connect.field;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.connect.data.Field;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.Struct;

/**
 * All that stands at the ends of a value, by path: how a law sees a record, and walks it by hand.
 */
final class Leaves {
  private Leaves() {}

  /** A value and the path that leads to it and to all like it. */
  record Leaf(String path, Object value) {
    boolean holds(String text) {
      return value instanceof String string && string.contains(text)
          || value instanceof byte[] bytes
              && new String(bytes, java.nio.charset.StandardCharsets.UTF_8).contains(text);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Leaf leaf
          && path.equals(leaf.path)
          && Objects.deepEquals(value, leaf.value);
    }

    @Override
    public int hashCode() {
      return path.hashCode();
    }
  }

  static List<Leaf> of(Object value) {
    List<Leaf> leaves = new ArrayList<>();
    add("$", value, leaves);
    return leaves;
  }

  private static void add(String path, Object value, List<Leaf> leaves) {
    if (value instanceof Struct struct) {
      for (Field field : struct.schema().fields()) {
        Object inner = struct.getWithoutDefault(field.name());
        add(path + "." + escaped(field.name()), inner, leaves);
      }
    } else if (value instanceof List<?> list) {
      list.forEach(inner -> add(path + "[*]", inner, leaves));
    } else if (value instanceof Map<?, ?> map) {
      map.forEach((key, inner) -> add(path + ".*", inner, leaves));
    } else {
      leaves.add(new Leaf(path, value));
    }
  }

  static String escaped(String name) {
    return name.replaceAll("([.\\[*\\\\])", "\\\\$1");
  }

  /** The schemas of all ends, by path. */
  static Map<String, Schema> schemas(Schema schema) {
    Map<String, Schema> ends = new LinkedHashMap<>();
    add("$", schema, ends);
    return ends;
  }

  private static void add(String path, Schema schema, Map<String, Schema> ends) {
    switch (schema.type()) {
      case STRUCT ->
          schema
              .fields()
              .forEach(field -> add(path + "." + escaped(field.name()), field.schema(), ends));
      case ARRAY -> add(path + "[*]", schema.valueSchema(), ends);
      case MAP -> add(path + ".*", schema.valueSchema(), ends);
      default -> ends.put(path, schema);
    }
  }
}
