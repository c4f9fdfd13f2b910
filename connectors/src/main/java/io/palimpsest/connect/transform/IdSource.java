package io.palimpsest.connect.transform;

import io.palimpsest.connect.field.FieldPath;
import io.palimpsest.connect.field.FieldReading;
import io.palimpsest.connect.field.RefusedFieldException;
import java.util.Optional;
import org.apache.kafka.connect.connector.ConnectRecord;
import org.apache.kafka.connect.header.Header;

/** Where in a record an id is: in its key, its value or a header. */
@FunctionalInterface
interface IdSource {
  String KEY = "key:";
  String VALUE = "value:";
  String HEADER = "header:";

  /** The id, or empty if there is none. */
  Optional<String> in(ConnectRecord<?> record);

  /**
   * Reads a setting.
   *
   * @param part where a path without a prefix begins
   * @throws IllegalArgumentException if it is no path to one value
   */
  static IdSource parse(String setting, RecordPart part) {
    if (setting.startsWith(HEADER)) {
      return inHeader(setting.substring(HEADER.length()), setting);
    }
    RecordPart begin =
        setting.startsWith(KEY)
            ? RecordPart.KEY
            : setting.startsWith(VALUE) ? RecordPart.VALUE : part;
    boolean prefixed = setting.startsWith(KEY) || setting.startsWith(VALUE);
    String path = prefixed ? setting.substring(setting.indexOf(':') + 1) : setting;
    FieldReading reading = new FieldReading(FieldPath.parse(path));
    return record -> reading.in(begin.of(record));
  }

  private static IdSource inHeader(String name, String setting) {
    if (name.isBlank()) {
      throw new IllegalArgumentException("'" + setting + "' names no header");
    }
    return record -> {
      Header header = record.headers().lastWithName(name);
      return header == null
          ? Optional.empty()
          : Optional.ofNullable(header.value()).map(value -> string(value, setting));
    };
  }

  /** Others would be one id for several: Connect's default reads 7, 007 and 7.0 as numbers. */
  private static String string(Object value, String setting) {
    if (value instanceof String text) {
      return text;
    }
    throw new RefusedFieldException(
        setting,
        "is not a string: set header.converter=org.apache.kafka.connect.storage.StringConverter in"
            + " the connector, since the default one makes numbers of digits");
  }
}
