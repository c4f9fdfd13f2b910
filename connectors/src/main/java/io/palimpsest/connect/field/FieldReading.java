package io.palimpsest.connect.field;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.connect.data.Field;
import org.apache.kafka.connect.data.Struct;

/** Reads one value, such as an id: a string, or a whole number as its digits. */
public final class FieldReading {
  private final FieldPath path;

  /**
   * Reads at a path.
   *
   * @param path one that {@linkplain FieldPath#isSingle leads to one place}
   */
  public FieldReading(FieldPath path) {
    if (!path.isSingle()) {
      throw new IllegalArgumentException(
          "the path '" + path + "' may lead to several values: name one, without stars");
    }
    this.path = path;
  }

  /**
   * What stands there, or empty if nothing does.
   *
   * @param value may be null
   * @throws RefusedFieldException if it is neither a string nor a whole number
   */
  public Optional<String> in(Object value) {
    Object at = value;
    for (FieldPath.Step step : path.steps()) {
      at = inside(at, ((FieldPath.Step.Name) step).name());
      if (at == null) {
        return Optional.empty();
      }
    }
    return text(at, path.text());
  }

  private static Object inside(Object value, String name) {
    if (value instanceof Struct struct) {
      Field field = struct.schema().field(name);
      return field == null ? null : struct.get(field);
    }
    return value instanceof Map<?, ?> map ? map.get(name) : null;
  }

  /**
   * A value as text.
   *
   * @param path for messages
   */
  public static Optional<String> text(Object value, String path) {
    if (value == null) {
      return Optional.empty();
    }
    if (value instanceof String string) {
      return Optional.of(string);
    }
    if (value instanceof Long
        || value instanceof Integer
        || value instanceof Short
        || value instanceof Byte
        || value instanceof BigInteger) {
      return Optional.of(value.toString());
    }
    throw new RefusedFieldException(path, "is neither a string nor a whole number");
  }
}
