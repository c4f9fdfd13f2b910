package io.palimpsest.connect.field;

import java.util.LinkedHashMap;
import java.util.Map;

/** Into the values of a map. Keys stay. */
final class MapWalk implements Walk {
  private final Map<String, Walk> named;
  private final Walk others;

  MapWalk(Map<String, Walk> named, Walk others) {
    this.named = named;
    this.others = others;
  }

  @Override
  public Object walk(Object value, FieldTexts texts) {
    Map<?, ?> map = (Map<?, ?>) value;
    Map<Object, Object> copy = null;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      Object old = entry.getValue();
      Object other = named.getOrDefault(entry.getKey(), others).walkNullable(old, texts);
      if (other != old) {
        copy = copy == null ? new LinkedHashMap<>(map) : copy;
        copy.put(entry.getKey(), other);
      }
    }
    return copy == null ? map : copy;
  }
}
