package io.palimpsest.connect.transform;

import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigException;

/** That it says where one value is. */
final class IdValidator implements ConfigDef.Validator {

  @Override
  public void ensureValid(String name, Object value) {
    if (value != null) {
      parse(name, value.toString(), RecordPart.VALUE);
    }
  }

  static IdSource parse(String name, String setting, RecordPart part) {
    try {
      return IdSource.parse(setting, part);
    } catch (IllegalArgumentException e) {
      throw new ConfigException(name + ": " + e.getMessage());
    }
  }

  @Override
  public String toString() {
    return "a path to one value, such as user.id, value:user.id, key:$, key:id or header:author";
  }
}
