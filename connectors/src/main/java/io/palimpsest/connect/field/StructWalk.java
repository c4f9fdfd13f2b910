package io.palimpsest.connect.field;

import java.util.List;
import org.apache.kafka.connect.data.Field;
import org.apache.kafka.connect.data.Struct;

/** Into the fields of a record that something may be done to. */
final class StructWalk implements Walk {
  private final Step[] steps;

  /** A field and what is done in it. */
  record Step(Field field, Walk walk) {}

  StructWalk(List<Step> steps) {
    this.steps = steps.toArray(Step[]::new);
  }

  @Override
  public Object walk(Object value, FieldTexts texts) {
    Struct struct = (Struct) value;
    Struct copy = null;
    for (Step step : steps) {
      Object old = raw(struct, step.field());
      Object other = step.walk().walkNullable(old, texts);
      if (other != old) {
        copy = copy == null ? copyOf(struct) : copy;
        copy.put(step.field(), other);
      }
    }
    return copy == null ? struct : copy;
  }

  /** What stands there: a default belongs to the schema and is no value of the record. */
  private static Object raw(Struct struct, Field field) {
    return field.schema().defaultValue() == null
        ? struct.get(field)
        : struct.getWithoutDefault(field.name());
  }

  private static Struct copyOf(Struct struct) {
    Struct copy = new Struct(struct.schema());
    for (Field field : struct.schema().fields()) {
      Object value = raw(struct, field);
      if (value != null) {
        copy.put(field, value);
      }
    }
    return copy;
  }
}
