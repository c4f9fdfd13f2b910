package io.palimpsest.schemas.registry;

/** What came of bytes that claim to be a record. */
public sealed interface Decoded<T> {

  /** They are one. */
  record Ok<T>(T value) implements Decoded<T> {}

  /**
   * They are not.
   *
   * @param failure what is wrong
   * @param errorClass class of the error behind it, or empty; its message is dropped because Avro
   *     quotes its input in messages
   */
  record Failed<T>(Failure failure, String errorClass) implements Decoded<T> {}

  /** What can be wrong with the bytes of a record. */
  enum Failure {
    /** No bytes at all. */
    NULL_VALUE,
    /** Shorter than a header, or the first byte is not zero. */
    NOT_WIRE_FORMAT,
    /** The registry has no Avro schema of that id. */
    UNKNOWN_SCHEMA,
    /** The writer's schema cannot be read as ours. */
    INCOMPATIBLE_SCHEMA,
    /** The bytes do not follow the writer's schema, or go on after the record. */
    UNDECODABLE,
    /** A string is not well-formed UTF-8. */
    MALFORMED_UTF8
  }
}
