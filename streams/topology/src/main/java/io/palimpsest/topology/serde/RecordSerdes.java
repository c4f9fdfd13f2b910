package io.palimpsest.topology.serde;

import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.schemas.registry.RecordWriter;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.schemas.registry.Subject;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.Serializer;

/** Makes serdes whose schema is checked against the registry when they are made. */
public final class RecordSerdes {
  private final SchemaRegistry registry;
  private final Registration registration;

  public RecordSerdes(SchemaRegistry registry, Registration registration) {
    this.registry = registry;
    this.registration = registration;
  }

  /** The registry behind them. */
  public SchemaRegistry registry() {
    return registry;
  }

  /** A serde for the values of a topic. */
  public <T extends SpecificRecord> Serde<T> valuesOf(String topic, Class<T> type) {
    RecordWriter<T> writer = writer(topic, type);
    return Serdes.serdeFrom(
        serializer(writer), deserializer(type, new RecordReader<>(registry, type, writer)));
  }

  /** Writes values of the topic. */
  public <T extends SpecificRecord> Serializer<T> serializer(String topic, Class<T> type) {
    return serializer(writer(topic, type));
  }

  /** Reads records of that type. */
  public <T extends SpecificRecord> Deserializer<T> deserializer(Class<T> type) {
    return deserializer(type, new RecordReader<>(registry, type));
  }

  private <T extends SpecificRecord> RecordWriter<T> writer(String topic, Class<T> type) {
    return RecordWriter.bind(
        registry, Subject.valueOf(topic), SpecificData.get().getSchema(type), registration);
  }

  private static <T extends SpecificRecord> Serializer<T> serializer(RecordWriter<T> writer) {
    return (topic, value) -> value == null ? null : writer.write(value);
  }

  private static <T extends SpecificRecord> Deserializer<T> deserializer(
      Class<T> type, RecordReader<T> reader) {
    return (topic, bytes) -> {
      if (bytes == null) {
        return null; // a tombstone, as Kafka gives it
      }
      Decoded<T> decoded = reader.read(bytes);
      if (decoded instanceof Decoded.Ok<T> ok) {
        return ok.value();
      }
      Decoded.Failed<T> failed = (Decoded.Failed<T>) decoded;
      throw new SerializationException(
          "A record is not a " + type.getSimpleName() + ": " + failed.failure());
    };
  }
}
