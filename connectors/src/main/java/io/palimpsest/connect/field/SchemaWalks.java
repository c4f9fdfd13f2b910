package io.palimpsest.connect.field;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.kafka.connect.data.Field;
import org.apache.kafka.connect.data.Schema;

/** Makes the walk of one schema. A schema may hold itself; then its walk does too. */
final class SchemaWalks {
  private final Map<Schema, Map<Place, Ring>> begun = new IdentityHashMap<>();

  /** A walk that is used inside of itself before it is made. */
  private static final class Ring implements Walk {
    private Walk walk = Walk.LEAVE;

    @Override
    public Object walk(Object value, FieldTexts texts) {
      return walk.walk(value, texts);
    }
  }

  Walk of(Schema schema, Place place, String path) {
    if (place.isKept()) {
      return Walk.LEAVE;
    }
    return switch (schema.type()) {
      case STRING -> string(schema, place, path);
      case BYTES -> SchemaKinds.isNumber(schema) ? number(place, path) : bytes(schema, place, path);
      case STRUCT, ARRAY, MAP -> container(schema, place, path);
      default -> number(place, path);
    };
  }

  private static Walk string(Schema schema, Place place, String path) {
    if (SchemaKinds.isEnumeration(schema)) {
      return place.isRewritten() ? Leaf.refused(path, Leaf.ENUMERATION) : Walk.LEAVE;
    }
    return Leaf.string(place.ofText(), schema.isOptional() ? () -> null : () -> "", path);
  }

  private static Walk bytes(Schema schema, Place place, String path) {
    if (place.isRewritten()) {
      return Leaf.refused(path, Leaf.NOT_A_STRING);
    }
    int size = SchemaKinds.fixedBytes(schema);
    Supplier<Object> nothing = schema.isOptional() ? () -> null : () -> new byte[size];
    return Leaf.other(place.ofOther(), nothing, path, Leaf.UNLISTED);
  }

  private static Walk number(Place place, String path) {
    return place.isRewritten() ? Leaf.refused(path, Leaf.NOT_A_STRING) : Walk.LEAVE;
  }

  private Walk container(Schema schema, Place place, String path) {
    if (place.isRewritten()) {
      return Leaf.refused(path, Leaf.CONTAINER);
    }
    Map<Place, Ring> rings = begun.computeIfAbsent(schema, unseen -> new IdentityHashMap<>());
    Ring known = rings.get(place);
    if (known != null) {
      return known;
    }
    Ring ring = new Ring();
    rings.put(place, ring);
    ring.walk =
        switch (schema.type()) {
          case STRUCT -> struct(schema, place, path);
          case ARRAY -> array(schema, place, path);
          default -> map(schema, place, path);
        };
    return ring.walk;
  }

  private Walk struct(Schema schema, Place place, String path) {
    List<StructWalk.Step> steps = new ArrayList<>();
    for (Field field : schema.fields()) {
      Walk walk = of(field.schema(), place.child(field.name()), below(path, field.name()));
      if (walk != Walk.LEAVE) {
        steps.add(new StructWalk.Step(field, walk));
      }
    }
    return steps.isEmpty() ? Walk.LEAVE : new StructWalk(steps);
  }

  private Walk array(Schema schema, Place place, String path) {
    Walk each = of(schema.valueSchema(), place.element(), path + "[*]");
    return each == Walk.LEAVE ? Walk.LEAVE : new ListWalk(each);
  }

  private Walk map(Schema schema, Place place, String path) {
    if (!place.isNamed() && SchemaKinds.holdsText(schema.keySchema())) {
      FieldRule rule = place.ofOther();
      if (rule != FieldRule.KEEP) {
        Supplier<Object> nothing = schema.isOptional() ? () -> null : HashMap::new;
        return Leaf.other(rule, nothing, path, Leaf.UNLISTED_KEYS);
      }
    }
    Map<String, Walk> named = new HashMap<>();
    for (String name : place.names()) {
      named.put(name, of(schema.valueSchema(), place.child(name), below(path, name)));
    }
    Walk others = of(schema.valueSchema(), place.other(), below(path, "*"));
    boolean leaves = others == Walk.LEAVE && named.values().stream().allMatch(Walk.LEAVE::equals);
    return leaves ? Walk.LEAVE : new MapWalk(named, others);
  }

  private static String below(String path, String name) {
    return path.equals("$") ? name : path + "." + name;
  }
}
