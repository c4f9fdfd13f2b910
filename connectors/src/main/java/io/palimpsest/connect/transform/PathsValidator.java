package io.palimpsest.connect.transform;

import io.palimpsest.connect.field.FieldPath;
import java.util.List;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigException;

/** That each of a list is a path. */
final class PathsValidator implements ConfigDef.Validator {

  @Override
  public void ensureValid(String name, Object value) {
    if (value instanceof List<?> paths) {
      paths.forEach(path -> parse(name, path.toString()));
    }
  }

  static FieldPath parse(String name, String path) {
    try {
      return FieldPath.parse(path);
    } catch (IllegalArgumentException e) {
      throw new ConfigException(name + ": " + e.getMessage());
    }
  }

  @Override
  public String toString() {
    return "paths, such as text, user.bio, tags[*], labels.*, extra.**";
  }
}
