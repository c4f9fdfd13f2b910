package io.palimpsest.connect.jsonlines.format;

import io.palimpsest.schemas.DeadLetterReason;
import java.util.Map;

/** Makes records of lines. */
public sealed interface LineFormat permits PostFormat, JsonFormat {

  /** Makes a record of an object. */
  Parsed parse(Map<String, Object> object);

  /** Makes a record of a line. */
  default Parsed parse(byte[] line) {
    try {
      return parse(JsonObjects.read(line));
    } catch (NotAnObjectException e) {
      return new Parsed.Refused(e.reason(), e.errorClass());
    }
  }

  /** A line whose content was not kept. */
  static Parsed tooLong() {
    return Parsed.Refused.because(DeadLetterReason.TEXT_TOO_LONG);
  }
}
