package io.palimpsest.connect.jsonlines.writing;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Date;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.sink.SinkRecord;

/** The directory of a record by its date, in UTC. The same record always gets the same one. */
public final class DateFolders {
  /** Which date. */
  public enum By {
    NONE,
    TIMESTAMP,
    FIELD
  }

  /** A year has four digits, so that a name has no sign and sorts. */
  private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");

  private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999Z");

  private final By by;
  private final String[] path;
  private final DateTimeFormatter pattern;

  public DateFolders(By by, String field, String pattern) {
    this.by = by;
    this.path = field.split("\\.");
    this.pattern = DateTimeFormatter.ofPattern(pattern, Locale.ROOT).withZone(ZoneOffset.UTC);
  }

  /**
   * The directory, relative; empty for none.
   *
   * @throws DataException if the record has no such date; it does not say what it has instead
   */
  public String of(SinkRecord record) {
    return switch (by) {
      case NONE -> "";
      case TIMESTAMP -> format(Optional.ofNullable(record.timestamp()).map(Instant::ofEpochMilli));
      case FIELD -> format(instant(field(record.value())));
    };
  }

  private String format(Optional<Instant> instant) {
    return instant
        .filter(time -> !time.isBefore(FIRST) && !time.isAfter(LAST))
        .map(pattern::format)
        .orElseThrow(() -> new DataException("the record has no date to file it by"));
  }

  private Object field(Object value) {
    Object at = value;
    for (String name : path) {
      if (at instanceof Struct struct && struct.schema().field(name) != null) {
        at = struct.get(name);
      } else if (at instanceof Map<?, ?> map) {
        at = map.get(name);
      } else {
        return null;
      }
    }
    return at;
  }

  private static Optional<Instant> instant(Object value) {
    if (value instanceof Date date) {
      return Optional.of(date.toInstant());
    }
    if (value instanceof Long millis) {
      return Optional.of(Instant.ofEpochMilli(millis));
    }
    return value instanceof String text ? parsed(text) : Optional.empty();
  }

  private static Optional<Instant> parsed(String text) {
    try {
      return Optional.of(
          text.length() == "uuuu-MM-dd".length()
              ? LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant()
              : OffsetDateTime.parse(text).toInstant());
    } catch (DateTimeException e) {
      return Optional.empty(); // its message quotes the text
    }
  }
}
