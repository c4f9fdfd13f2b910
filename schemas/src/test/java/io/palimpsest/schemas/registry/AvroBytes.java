package io.palimpsest.schemas.registry;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.EncoderFactory;

/** Writes records by hand, so that they can be wrong. */
final class AvroBytes {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final BinaryEncoder encoder = EncoderFactory.get().directBinaryEncoder(bytes, null);

  private interface Step {
    void run() throws IOException;
  }

  static AvroBytes withHeader(int schemaId) {
    AvroBytes record = new AvroBytes();
    record.bytes.writeBytes(WireFormat.header(schemaId));
    return record;
  }

  /** A string, an int or a long: all begin with one. */
  AvroBytes number(long value) {
    return then(() -> encoder.writeLong(value));
  }

  AvroBytes raw(int... unsigned) {
    for (int b : unsigned) {
      bytes.write(b);
    }
    return this;
  }

  AvroBytes string(String text) {
    return string(text.getBytes(StandardCharsets.UTF_8));
  }

  AvroBytes string(byte[] utf8) {
    number(utf8.length);
    bytes.writeBytes(utf8);
    return this;
  }

  byte[] toBytes() {
    return bytes.toByteArray();
  }

  private AvroBytes then(Step step) {
    try {
      step.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }
}
