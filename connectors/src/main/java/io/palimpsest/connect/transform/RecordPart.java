package io.palimpsest.connect.transform;

import java.util.Locale;
import org.apache.kafka.connect.connector.ConnectRecord;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.header.Headers;

/** Which half of a record is rewritten. */
public enum RecordPart {
  /** Its key. */
  KEY {
    @Override
    Object of(ConnectRecord<?> record) {
      return record.key();
    }

    @Override
    Schema schemaOf(ConnectRecord<?> record) {
      return record.keySchema();
    }

    @Override
    <R extends ConnectRecord<R>> R with(R record, Object key, Headers headers) {
      return record.newRecord(
          record.topic(),
          record.kafkaPartition(),
          record.keySchema(),
          key,
          record.valueSchema(),
          record.value(),
          record.timestamp(),
          headers);
    }
  },

  /** Its value. */
  VALUE {
    @Override
    Object of(ConnectRecord<?> record) {
      return record.value();
    }

    @Override
    Schema schemaOf(ConnectRecord<?> record) {
      return record.valueSchema();
    }

    @Override
    <R extends ConnectRecord<R>> R with(R record, Object value, Headers headers) {
      return record.newRecord(
          record.topic(),
          record.kafkaPartition(),
          record.keySchema(),
          record.key(),
          record.valueSchema(),
          value,
          record.timestamp(),
          headers);
    }
  };

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  abstract Object of(ConnectRecord<?> record);

  abstract Schema schemaOf(ConnectRecord<?> record);

  abstract <R extends ConnectRecord<R>> R with(R record, Object part, Headers headers);
}
