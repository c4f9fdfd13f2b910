package io.palimpsest.topology.step;

import io.palimpsest.language.post.Refusal;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.topology.arrival.Arrival;

/** The result of parsing an untrusted record. */
sealed interface IntakeResult {

  /** The record is valid and concerns an author. */
  record Accepted(Arrival arrival) implements IntakeResult {}

  /**
   * The record cannot be used.
   *
   * @param errorClass the class of the exception, or empty. Never its message, which may quote the
   *     record
   */
  record Refused(DeadLetterReason reason, String errorClass) implements IntakeResult {

    static Refused because(DeadLetterReason reason) {
      return new Refused(reason, "");
    }

    static Refused because(Decoded.Failed<?> failed) {
      DeadLetterReason reason =
          switch (failed.failure()) {
            case NULL_VALUE -> DeadLetterReason.NULL_VALUE;
            case NOT_WIRE_FORMAT -> DeadLetterReason.NOT_WIRE_FORMAT;
            case UNKNOWN_SCHEMA -> DeadLetterReason.UNKNOWN_SCHEMA;
            case INCOMPATIBLE_SCHEMA -> DeadLetterReason.INCOMPATIBLE_SCHEMA;
            case UNDECODABLE -> DeadLetterReason.UNDECODABLE;
            case MALFORMED_UTF8 -> DeadLetterReason.MALFORMED_UTF8;
          };
      return new Refused(reason, failed.errorClass());
    }

    static Refused because(Refusal refusal) {
      return because(
          switch (refusal) {
            case MISSING_ID -> DeadLetterReason.MISSING_ID;
            case INVALID_ID -> DeadLetterReason.INVALID_ID;
            case MISSING_AUTHOR -> DeadLetterReason.MISSING_AUTHOR;
            case INVALID_AUTHOR -> DeadLetterReason.INVALID_AUTHOR;
            case EMPTY_TEXT -> DeadLetterReason.EMPTY_TEXT;
            case TEXT_TOO_LONG -> DeadLetterReason.TEXT_TOO_LONG;
            case MALFORMED_TEXT -> DeadLetterReason.MALFORMED_UTF8;
          });
    }
  }

  /** The record needs no work. */
  record Ignored() implements IntakeResult {}
}
