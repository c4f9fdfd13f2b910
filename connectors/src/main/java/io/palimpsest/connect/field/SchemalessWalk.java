package io.palimpsest.connect.field;

import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.connect.data.Struct;

/**
 * Through values of which only their Java type is known. A map is a record or a map: nobody can
 * tell.
 *
 * <p>Names of fields may be data here. A path for messages has those that paths of the
 * configuration name, and stars for the others.
 */
final class SchemalessWalk implements Walk {
  private final Place place;
  private final String path;

  /** Asked at every value. */
  private final boolean isKept;

  private final boolean isRewritten;
  private final Walk string;
  private final Walk other;
  private final Walk map;
  private final Walk list;

  SchemalessWalk(Place place, String path) {
    this.place = place;
    this.path = path;
    this.isKept = place.isKept();
    this.isRewritten = place.isRewritten();
    this.string = Leaf.string(place.ofText(), value -> null, path);
    this.other = Leaf.other(place.ofOther(), value -> null, path, Leaf.UNLISTED);
    Map<String, Walk> named = new HashMap<>();
    for (String name : place.names()) {
      named.put(name, inside(place.child(name), name));
    }
    this.map = new MapWalk(named, inside(place.other(), place.isAny() ? "*" : "**"));
    this.list =
        new ListWalk(
            place.element() == place ? this : new SchemalessWalk(place.element(), path + "[*]"));
  }

  /** What no path names is the same all the way down. */
  private Walk inside(Place inner, String name) {
    if (inner == place) {
      return this;
    }
    return new SchemalessWalk(inner, path.equals("$") ? name : path + "." + name);
  }

  @Override
  public Object walk(Object value, FieldTexts texts) {
    if (isKept) {
      return value;
    }
    if (value instanceof String) {
      return string.walk(value, texts);
    }
    if (isRewritten) {
      throw new RefusedFieldException(
          path, isContainer(value) ? Leaf.CONTAINER : Leaf.NOT_A_STRING);
    }
    if (isNumber(value)) {
      return value;
    }
    if (value instanceof Map) {
      return map.walk(value, texts);
    }
    if (value instanceof List) {
      return list.walk(value, texts);
    }
    if (value instanceof Struct struct) {
      return new SchemaWalks().of(struct.schema(), place, path).walk(value, texts);
    }
    return other.walk(value, texts);
  }

  private static boolean isContainer(Object value) {
    return value instanceof Map || value instanceof List || value instanceof Struct;
  }

  /** Whatever is none of these and no container is taken for text: bytes, and what is unknown. */
  private static boolean isNumber(Object value) {
    return value instanceof Number || value instanceof Boolean || value instanceof Date;
  }
}
