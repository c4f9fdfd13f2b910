package io.palimpsest.connect.jsonlines.format;

import io.palimpsest.schemas.DeadLetterReason;

/** A line is not what we take for a JSON object. Has no message and no cause: both could quote. */
final class NotAnObjectException extends Exception {
  private static final long serialVersionUID = 1;

  private final DeadLetterReason reason;
  private final String errorClass;

  NotAnObjectException(DeadLetterReason reason, String errorClass) {
    super(null, null, false, false);
    this.reason = reason;
    this.errorClass = errorClass;
  }

  DeadLetterReason reason() {
    return reason;
  }

  String errorClass() {
    return errorClass;
  }
}
