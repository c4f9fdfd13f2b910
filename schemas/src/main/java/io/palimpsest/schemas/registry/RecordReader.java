package io.palimpsest.schemas.registry;

import io.palimpsest.schemas.registry.Decoded.Failed;
import io.palimpsest.schemas.registry.Decoded.Failure;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.apache.avro.AvroTypeException;
import org.apache.avro.Schema;
import org.apache.avro.specific.SpecificData;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificRecord;

/**
 * Reads records of one type, whatever version of its schema they were written with. Thread-safe.
 *
 * <p>Each writer schema is fetched once; unknown ids are asked for again, since a registry may come
 * to know them.
 */
public final class RecordReader<T extends SpecificRecord> {
  private final SchemaRegistry registry;
  private final Schema ours;

  /** By the id of what was written. A reader keeps nothing of a record. */
  private final ConcurrentMap<Integer, SpecificDatumReader<T>> readers = new ConcurrentHashMap<>();

  public RecordReader(SchemaRegistry registry, Class<T> type) {
    this.registry = registry;
    this.ours = SpecificData.get().getSchema(type);
  }

  /**
   * Knows what that writer writes without asking, so that our own records can be read while the
   * registry is away.
   */
  public RecordReader(SchemaRegistry registry, Class<T> type, RecordWriter<T> writer) {
    this(registry, type);
    readers.put(writer.schemaId(), new SpecificDatumReader<>(ours, ours));
  }

  /**
   * Reads a record.
   *
   * @param record the bytes, or null as Kafka gives it for a tombstone
   * @throws RegistryUnavailableException if the schema is not known yet and the registry is silent
   */
  public Decoded<T> read(byte[] record) {
    if (record == null) {
      return failed(Failure.NULL_VALUE);
    }
    if (!WireFormat.hasHeader(record)) {
      return failed(Failure.NOT_WIRE_FORMAT);
    }
    Optional<SpecificDatumReader<T>> reader = reader(WireFormat.schemaId(record));
    if (reader.isEmpty()) {
      return failed(Failure.UNKNOWN_SCHEMA);
    }
    return decode(record, reader.get());
  }

  private Optional<SpecificDatumReader<T>> reader(int id) {
    SpecificDatumReader<T> known = readers.get(id);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<SpecificDatumReader<T>> made =
        registry.schemaById(id).map(writer -> new SpecificDatumReader<>(writer, ours));
    made.ifPresent(reader -> readers.put(id, reader));
    return made;
  }

  private Decoded<T> decode(byte[] record, SpecificDatumReader<T> reader) {
    int length = record.length - WireFormat.HEADER_BYTES;
    StrictDecoder decoder = new StrictDecoder(record, WireFormat.HEADER_BYTES, length);
    try {
      T value = reader.read(null, decoder);
      return decoder.isAtEnd() ? new Decoded.Ok<>(value) : failed(Failure.UNDECODABLE);
    } catch (MalformedUtf8Exception e) {
      return failed(Failure.MALFORMED_UTF8, e);
    } catch (AvroTypeException e) {
      return failed(Failure.INCOMPATIBLE_SCHEMA, e);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      // Avro throws whatever its tables run into on hostile bytes; a recursive writer schema can
      // exhaust the stack. All of it is the record's fault.
      return failed(Failure.UNDECODABLE, e);
    }
  }

  private Failed<T> failed(Failure failure) {
    return new Failed<>(failure, "");
  }

  private Failed<T> failed(Failure failure, Throwable error) {
    return new Failed<>(failure, error.getClass().getName());
  }
}
