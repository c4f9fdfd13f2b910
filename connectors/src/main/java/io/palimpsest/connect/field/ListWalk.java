package io.palimpsest.connect.field;

import java.util.ArrayList;
import java.util.List;

/** Into every element of an array. */
final class ListWalk implements Walk {
  private final Walk each;

  ListWalk(Walk each) {
    this.each = each;
  }

  @Override
  public Object walk(Object value, FieldTexts texts) {
    List<?> list = (List<?>) value;
    List<Object> copy = null;
    int i = 0;
    for (Object old : list) {
      Object other = each.walkNullable(old, texts);
      if (other != old) {
        copy = copy == null ? new ArrayList<>(list) : copy;
        copy.set(i, other);
      }
      i++;
    }
    return copy == null ? list : copy;
  }
}
