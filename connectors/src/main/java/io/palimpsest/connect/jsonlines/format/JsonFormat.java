package io.palimpsest.connect.jsonlines.format;

import java.util.Map;
import java.util.Optional;
import org.apache.kafka.connect.data.SchemaAndValue;

/**
 * Objects as they are, without a schema.
 *
 * @param keyField name of the field whose text becomes the key
 */
public record JsonFormat(String keyField) implements LineFormat {
  @Override
  public Parsed parse(Map<String, Object> object) {
    Optional<String> key =
        object.get(keyField) instanceof String text ? Optional.of(text) : Optional.empty();
    return new Parsed.Accepted(key, new SchemaAndValue(null, object), Optional.empty());
  }
}
