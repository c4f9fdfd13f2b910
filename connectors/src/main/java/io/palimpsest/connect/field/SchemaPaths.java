package io.palimpsest.connect.field;

import java.util.List;
import org.apache.kafka.connect.data.Field;
import org.apache.kafka.connect.data.Schema;

/** Whether a path leads somewhere in a schema. */
final class SchemaPaths {
  private SchemaPaths() {}

  static boolean has(Schema schema, List<FieldPath.Step> steps) {
    if (steps.isEmpty()) {
      return true;
    }
    List<FieldPath.Step> rest = steps.subList(1, steps.size());
    FieldPath.Step step = steps.get(0);
    return switch (schema.type()) {
      case STRUCT -> inStruct(schema, step, rest);
      case MAP -> canBeIn(schema, step) && has(schema.valueSchema(), rest);
      case ARRAY ->
          step instanceof FieldPath.Step.Below
              || step instanceof FieldPath.Step.Each && has(schema.valueSchema(), rest);
      default -> false;
    };
  }

  /** A name is no key of a map whose keys are numbers. */
  private static boolean canBeIn(Schema map, FieldPath.Step step) {
    return step instanceof FieldPath.Step.Name
        ? map.keySchema().type() == Schema.Type.STRING
        : !(step instanceof FieldPath.Step.Each);
  }

  private static boolean inStruct(Schema schema, FieldPath.Step step, List<FieldPath.Step> rest) {
    if (step instanceof FieldPath.Step.Name name) {
      Field field = schema.field(name.name());
      return field != null && has(field.schema(), rest);
    }
    return step instanceof FieldPath.Step.Below
        || step instanceof FieldPath.Step.Any
            && schema.fields().stream().anyMatch(field -> has(field.schema(), rest));
  }
}
