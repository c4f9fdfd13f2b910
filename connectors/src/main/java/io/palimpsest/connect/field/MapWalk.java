package io.palimpsest.connect.field;

import java.util.LinkedHashMap;
import java.util.Map;

/** Into the values of a map. Keys stay, or go with their value. */
final class MapWalk implements Walk {
  private final Map<String, Walk> named;
  private final Walk others;
  private final FieldRule keys;
  private final String path;

  /** Where keys are names, and all of them stay. */
  MapWalk(Map<String, Walk> named, Walk others) {
    this(named, others, FieldRule.KEEP, "");
  }

  /**
   * A walk.
   *
   * @param named by key
   * @param others for all other values whose keys are kept
   * @param keys what becomes of entries with other keys, which may be text: kept, cleared or
   *     refused
   * @param path of the map, for messages
   */
  MapWalk(Map<String, Walk> named, Walk others, FieldRule keys, String path) {
    this.named = named;
    this.others = others;
    this.keys = keys;
    this.path = path;
  }

  @Override
  public Object walk(Object value, FieldTexts texts) {
    Map<?, ?> map = (Map<?, ?>) value;
    Map<Object, Object> copy = null;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      Object key = entry.getKey();
      if (keys != FieldRule.KEEP && !named.containsKey(key)) {
        // Whatever its value is, and if it is null: the key itself is text.
        if (isDropped(texts)) {
          copy = copy == null ? new LinkedHashMap<>(map) : copy;
          copy.remove(key);
        }
        continue;
      }
      Object old = entry.getValue();
      Object other = named.getOrDefault(key, others).walkNullable(old, texts);
      if (other != old) {
        copy = copy == null ? new LinkedHashMap<>(map) : copy;
        copy.put(key, other);
      }
    }
    return copy == null ? map : copy;
  }

  private boolean isDropped(FieldTexts texts) {
    if (keys != FieldRule.CLEAR) {
      throw new RefusedFieldException(path, Leaf.UNLISTED_KEYS);
    }
    return texts.clear();
  }
}
