package io.palimpsest.connect.field;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
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
    return of(schema, place, path, SchemaKinds.mayBeNull(schema));
  }

  private Walk of(Schema schema, Place place, String path, boolean mayBeNull) {
    if (place.isKept()) {
      return Walk.LEAVE;
    }
    return switch (schema.type()) {
      case STRING -> string(schema, place, path, mayBeNull);
      case BYTES ->
          SchemaKinds.isNumber(schema)
              ? number(place, path)
              : bytes(schema, place, path, mayBeNull);
      case MAP ->
          isUnnamed(schema, place)
              ? unnamed(place, path, mayBeNull)
              : container(schema, place, path);
      case STRUCT ->
          SchemaKinds.isScaledNumber(schema) ? number(place, path) : container(schema, place, path);
      case ARRAY -> container(schema, place, path);
      default -> number(place, path);
    };
  }

  private static Walk string(Schema schema, Place place, String path, boolean mayBeNull) {
    return ClosedSet.of(schema)
        .map(values -> enumeration(values, place, path, mayBeNull))
        .orElseGet(() -> Leaf.string(place.ofText(), value -> mayBeNull ? null : "", path));
  }

  private static Walk enumeration(ClosedSet values, Place place, String path, boolean mayBeNull) {
    if (place.isRewritten()) {
      return Leaf.refused(path, Leaf.ENUMERATION);
    }
    boolean cannotClear = place.ofOther() == FieldRule.CLEAR && !mayBeNull;
    Walk others =
        Leaf.other(
            cannotClear ? FieldRule.FAIL : place.ofOther(),
            value -> null,
            path,
            Leaf.NO_VALUE_OF_ITS);
    return others == Walk.LEAVE
        ? Walk.LEAVE
        : (value, texts) -> values.has(value) ? value : others.walk(value, texts);
  }

  private static Walk bytes(Schema schema, Place place, String path, boolean mayBeNull) {
    if (place.isRewritten()) {
      return Leaf.refused(path, Leaf.NOT_A_STRING);
    }
    boolean isFixed = SchemaKinds.isFixed(schema);
    return Leaf.other(
        place.ofOther(),
        value -> mayBeNull ? null : new byte[isFixed ? length(value) : 0],
        path,
        Leaf.UNLISTED);
  }

  /** Connect knows bytes as either. */
  private static int length(Object bytes) {
    return bytes instanceof ByteBuffer buffer ? buffer.remaining() : ((byte[]) bytes).length;
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
    boolean isUnion = SchemaKinds.isUnion(schema);
    List<StructWalk.Step> steps = new ArrayList<>();
    for (Field field : schema.fields()) {
      Walk walk =
          of(
              field.schema(),
              place.child(field.name()),
              below(path, field.name()),
              SchemaKinds.mayBeNull(field.schema()) && !isUnion);
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
    Map<String, Walk> named = new HashMap<>();
    for (String name : place.names()) {
      named.put(name, of(schema.valueSchema(), place.child(name), below(path, name)));
    }
    FieldRule keys = keys(schema, place);
    Walk others = of(schema.valueSchema(), place.other(), below(path, "*"));
    boolean leaves = others == Walk.LEAVE && named.values().stream().allMatch(Walk.LEAVE::equals);
    return leaves && keys == FieldRule.KEEP ? Walk.LEAVE : new MapWalk(named, others, keys, path);
  }

  /** What becomes of keys that no path names. A star names all of them. */
  private static FieldRule keys(Schema schema, Place place) {
    return place.isAny() || !SchemaKinds.holdsText(schema.keySchema())
        ? FieldRule.KEEP
        : place.ofOther();
  }

  /** Whether a map has keys that may be text, and no path names one of them. */
  private static boolean isUnnamed(Schema schema, Place place) {
    return !place.isRewritten() && place.names().isEmpty() && keys(schema, place) != FieldRule.KEEP;
  }

  private static Walk unnamed(Place place, String path, boolean mayBeNull) {
    return Leaf.other(
        place.ofOther(), value -> mayBeNull ? null : new HashMap<>(), path, Leaf.UNLISTED_KEYS);
  }

  private static String below(String path, String name) {
    return path.equals("$") ? name : path + "." + name;
  }
}
