package io.palimpsest.connect.jsonlines.format;

import io.palimpsest.connect.jsonlines.reading.Line;
import io.palimpsest.schemas.DeadLetterReason;
import java.time.Instant;
import java.util.Date;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.data.Timestamp;

/**
 * Dead letters in the contract of {@code restricted.dead-letters}. A line has no topic, partition
 * and offset: the topic is {@code file:} and the name of the file, which no topic can be called,
 * the partition is -1, and the offset is the position of the first byte.
 */
public final class DeadLetters {
  /** Header with the number of the line. */
  public static final String LINE_HEADER = "line";

  private static final String STEP = "json-lines-source";
  private static final String ENUM = "io.palimpsest.schemas.DeadLetterReason";

  /** How Avro converters are told of an enumeration, with enhanced.avro.schema.support=true. */
  private static final String ENUM_PARAMETER = "io.confluent.connect.avro.Enum";

  public static final Schema SCHEMA =
      SchemaBuilder.struct()
          .name("io.palimpsest.schemas.DeadLetter")
          .field("topic", Schema.STRING_SCHEMA)
          .field("partition", Schema.INT32_SCHEMA)
          .field("offset", Schema.INT64_SCHEMA)
          .field("step", Schema.STRING_SCHEMA)
          .field("reason", reasons())
          .field("errorClass", Schema.OPTIONAL_STRING_SCHEMA)
          .field("recordTimestamp", Timestamp.SCHEMA)
          .build();

  private DeadLetters() {}

  private static Schema reasons() {
    SchemaBuilder schema = SchemaBuilder.string().name(ENUM).parameter(ENUM_PARAMETER, ENUM);
    for (DeadLetterReason reason : DeadLetterReason.values()) {
      schema.parameter(ENUM_PARAMETER + "." + reason.name(), reason.name());
    }
    return schema
        .parameter("io.confluent.connect.avro.enum.default.DeadLetterReason", "UNKNOWN")
        .build();
  }

  /** Where the line lies and why it is no record. */
  public static Struct of(Line line, Parsed.Refused refused, Instant readAt) {
    return new Struct(SCHEMA)
        .put("topic", "file:" + line.file())
        .put("partition", -1)
        .put("offset", line.start())
        .put("step", STEP)
        .put("reason", refused.reason().name())
        .put("errorClass", refused.errorClass().isEmpty() ? null : refused.errorClass())
        .put("recordTimestamp", Date.from(readAt));
  }
}
