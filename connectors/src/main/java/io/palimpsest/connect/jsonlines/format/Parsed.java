package io.palimpsest.connect.jsonlines.format;

import io.palimpsest.schemas.DeadLetterReason;
import java.util.Optional;
import org.apache.kafka.connect.data.SchemaAndValue;

/** What became of a line. */
public sealed interface Parsed {

  /**
   * A record.
   *
   * @param key by which its partition is chosen; empty if there is none
   * @param timestamp milliseconds; empty if the time of writing will do
   */
  record Accepted(Optional<String> key, SchemaAndValue value, Optional<Long> timestamp)
      implements Parsed {

    /** Says nothing: it holds what people wrote. */
    @Override
    public String toString() {
      return "Accepted[...]";
    }
  }

  /**
   * No record.
   *
   * @param errorClass of the error behind it; empty if there was none
   */
  record Refused(DeadLetterReason reason, String errorClass) implements Parsed {
    static Refused because(DeadLetterReason reason) {
      return new Refused(reason, "");
    }

    static Refused because(DeadLetterReason reason, Throwable error) {
      return new Refused(reason, error.getClass().getName());
    }
  }
}
