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
  private final ConcurrentMap<Integer, Schema> writers = new ConcurrentHashMap<>();

  public RecordReader(SchemaRegistry registry, Class<T> type) {
    this.registry = registry;
    this.ours = SpecificData.get().getSchema(type);
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
    Optional<Schema> writer = writer(WireFormat.schemaId(record));
    if (writer.isEmpty()) {
      return failed(Failure.UNKNOWN_SCHEMA);
    }
    return decode(record, writer.get());
  }

  private Optional<Schema> writer(int id) {
    Schema known = writers.get(id);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Schema> found = registry.schemaById(id);
    found.ifPresent(schema -> writers.put(id, schema));
    return found;
  }

  private Decoded<T> decode(byte[] record, Schema writer) {
    int length = record.length - WireFormat.HEADER_BYTES;
    StrictDecoder decoder = new StrictDecoder(record, WireFormat.HEADER_BYTES, length);
    try {
      T value = new SpecificDatumReader<T>(writer, ours).read(null, decoder);
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
