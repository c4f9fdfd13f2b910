package io.palimpsest.schemas.registry;

import java.nio.ByteBuffer;

/** Confluent's header: a zero byte, then the schema id in four bytes, big-endian. */
final class WireFormat {
  static final byte MAGIC = 0;
  static final int HEADER_BYTES = 1 + Integer.BYTES;

  private WireFormat() {}

  static byte[] header(int schemaId) {
    return ByteBuffer.allocate(HEADER_BYTES).put(MAGIC).putInt(schemaId).array();
  }

  static boolean hasHeader(byte[] record) {
    return record.length >= HEADER_BYTES && record[0] == MAGIC;
  }

  static int schemaId(byte[] record) {
    return ByteBuffer.wrap(record, 1, Integer.BYTES).getInt();
  }
}
