package io.palimpsest.schemas.registry;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.avro.Schema;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.specific.SpecificDatumWriter;
import org.apache.avro.specific.SpecificRecord;

/** Writes records of one schema for one subject. Thread-safe; never asks the registry again. */
public final class RecordWriter<T extends SpecificRecord> {
  private final byte[] header;

  /** Keeps nothing between records; to make one takes longer than to use it. */
  private final SpecificDatumWriter<T> writer;

  private RecordWriter(int schemaId, Schema schema) {
    this.header = WireFormat.header(schemaId);
    this.writer = new SpecificDatumWriter<>(schema);
  }

  int schemaId() {
    return WireFormat.schemaId(header);
  }

  /**
   * Checks that the subject accepts the schema and finds its id.
   *
   * @throws SchemaRefusedException if the subject holds an incompatible version, or if the schema
   *     is expected there and is not
   */
  public static <T extends SpecificRecord> RecordWriter<T> bind(
      SchemaRegistry registry, String subject, Schema schema, Registration registration) {
    return new RecordWriter<>(schemaId(registry, subject, schema, registration), schema);
  }

  private static int schemaId(
      SchemaRegistry registry, String subject, Schema schema, Registration registration) {
    if (registration == Registration.EXPECTED) {
      return registry
          .idOf(subject, schema)
          .orElseThrow(
              () ->
                  new SchemaRefusedException(
                      "Subject "
                          + subject
                          + " does not hold this version of "
                          + schema.getName()
                          + ": register it, or allow automatic registration"));
    }
    if (!registry.accepts(subject, schema)) {
      throw new SchemaRefusedException(
          "Subject "
              + subject
              + " holds a version that is incompatible with "
              + schema.getName()
              + ": another application uses this topic name, or this release is too old for it");
    }
    return registry.register(subject, schema);
  }

  /** The record in Confluent's wire format. */
  public byte[] write(T value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(256);
    bytes.writeBytes(header);
    // A buffering encoder makes a buffer of its own, larger than most records.
    BinaryEncoder encoder = EncoderFactory.get().directBinaryEncoder(bytes, null);
    try {
      writer.write(value, encoder);
      encoder.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a byte array never fails to take a byte
    }
    return bytes.toByteArray();
  }
}
