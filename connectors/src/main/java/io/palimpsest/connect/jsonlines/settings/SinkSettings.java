package io.palimpsest.connect.jsonlines.settings;

import static org.apache.kafka.common.config.ConfigDef.Importance.HIGH;
import static org.apache.kafka.common.config.ConfigDef.Importance.LOW;
import static org.apache.kafka.common.config.ConfigDef.Importance.MEDIUM;

import io.palimpsest.connect.jsonlines.writing.DateFolders;
import io.palimpsest.connect.jsonlines.writing.LineContent;
import io.palimpsest.connect.jsonlines.writing.Rolling;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.AbstractConfig;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigDef.Range;
import org.apache.kafka.common.config.ConfigDef.Type;
import org.apache.kafka.common.config.ConfigDef.Width;
import org.apache.kafka.common.config.ConfigException;

/** What the sink can be told. */
public final class SinkSettings {
  public static final String DIRECTORY = "directory";
  public static final String COMPRESSION = "compression";
  public static final String CONTENT = "content";
  public static final String ROLL_RECORDS = "roll.records";
  public static final String ROLL_BYTES = "roll.bytes";
  public static final String ROLL_INTERVAL = "roll.interval.ms";
  public static final String DATE_BY = "date.by";
  public static final String DATE_FIELD = "date.field";
  public static final String DATE_PATTERN = "date.pattern";
  public static final String OPEN_FILES = "open.files.max";

  /** How files are compressed. */
  enum Compression {
    NONE,
    GZIP
  }

  private static final String FILES_GROUP = "Files";
  private static final String ROLLING_GROUP = "When a file is finished";
  private static final String DATE_GROUP = "Directories by date";

  public static final ConfigDef DEFINITION =
      new ConfigDef()
          .define(
              DIRECTORY,
              Type.STRING,
              ConfigDef.NO_DEFAULT_VALUE,
              Checks.ABSOLUTE_PATH,
              HIGH,
              "The directory to write to, on one file system. All workers that may run a task must"
                  + " share it, or records are written again on the next worker when one dies. A"
                  + " directory belongs to one connector. What is being written, and up to where"
                  + " everything is written, lies in `.palimpsest` below it: do not touch that.",
              FILES_GROUP,
              1,
              Width.LONG,
              "Directory")
          .define(
              COMPRESSION,
              Type.STRING,
              Checks.word(Compression.NONE),
              Checks.oneOf(Compression.class),
              MEDIUM,
              "How files are compressed: `none`, or `gzip` (names then end in `.gz`).",
              FILES_GROUP,
              2,
              Width.SHORT,
              "Compression",
              List.of(),
              Checks.Words.of(Compression.class))
          .define(
              CONTENT,
              Type.STRING,
              Checks.word(LineContent.VALUE),
              Checks.oneOf(LineContent.class),
              MEDIUM,
              "What a line holds. `value`: the value of the record; a record without one (a"
                  + " tombstone) gives no line. `record`: an object with `topic`, `partition`,"
                  + " `offset`, `timestamp`, `key` and `value`. Headers are never written.",
              FILES_GROUP,
              3,
              Width.SHORT,
              "Content of a line",
              List.of(),
              Checks.Words.of(LineContent.class))
          .define(
              ROLL_RECORDS,
              Type.LONG,
              100_000L,
              Range.between(1L, 1_000_000_000L),
              MEDIUM,
              "After so many records of a partition its files are finished. Records are safe, and"
                  + " their offsets committed, when their file is finished.",
              ROLLING_GROUP,
              1,
              Width.SHORT,
              "Records")
          .define(
              ROLL_BYTES,
              Type.LONG,
              128L << 20,
              Range.between(1L, 1L << 40),
              MEDIUM,
              "After so many bytes of lines, before compression, the files of a partition are"
                  + " finished.",
              ROLLING_GROUP,
              2,
              Width.SHORT,
              "Bytes")
          .define(
              ROLL_INTERVAL,
              Type.LONG,
              300_000L,
              Range.between(10L, 86_400_000L),
              MEDIUM,
              "So many milliseconds after the first record the files of a partition are finished,"
                  + " also if nothing more comes.",
              ROLLING_GROUP,
              3,
              Width.SHORT,
              "Age")
          .define(
              DATE_BY,
              Type.STRING,
              Checks.word(DateFolders.By.NONE),
              Checks.oneOf(DateFolders.By.class),
              MEDIUM,
              "Whether files lie in directories by date, and by which: `none`, `timestamp` of the"
                  + " record, or a `field` of its value. Dates are those of UTC.",
              DATE_GROUP,
              1,
              Width.SHORT,
              "Date",
              List.of(DATE_FIELD, DATE_PATTERN),
              Checks.Words.of(DateFolders.By.class))
          .define(
              DATE_FIELD,
              Type.STRING,
              "createdAt",
              Checks.FIELD,
              MEDIUM,
              "The field with the date, for `date.by=field`; fields inside of others as `a.b`. A"
                  + " timestamp or date, milliseconds since 1970, or ISO 8601 text. A record"
                  + " without it cannot be written.",
              DATE_GROUP,
              2,
              Width.SHORT,
              "Field",
              List.of(),
              Checks.Words.visibleIf(DATE_BY, DateFolders.By.FIELD))
          .define(
              DATE_PATTERN,
              Type.STRING,
              "uuuu-MM-dd",
              Checks.DATE_PATTERN,
              LOW,
              "The directories of a date, such as `uuuu/MM/dd` or `'date='uuuu-MM-dd`.",
              DATE_GROUP,
              3,
              Width.SHORT,
              "Pattern",
              List.of(),
              Checks.Words.visibleIf(DATE_BY, DateFolders.By.TIMESTAMP, DateFolders.By.FIELD))
          .define(
              OPEN_FILES,
              Type.INT,
              32,
              Range.between(1, 10_000),
              LOW,
              "The most files of one partition that are written at once, one for each date. When"
                  + " one more is needed, all of the partition are finished.",
              DATE_GROUP,
              4,
              Width.SHORT,
              "Open files",
              List.of(),
              Checks.Words.visibleIf(DATE_BY, DateFolders.By.TIMESTAMP, DateFolders.By.FIELD));

  private final AbstractConfig config;
  private final String connector;

  /**
   * Reads settings.
   *
   * @throws ConfigException if one is missing or wrong
   */
  public SinkSettings(Map<String, String> settings) {
    config = new AbstractConfig(DEFINITION, settings, false);
    connector = settings.getOrDefault("name", "");
  }

  /** Name of the connector; the directory is its own. */
  public String connector() {
    return connector;
  }

  public Path directory() {
    return Path.of(config.getString(DIRECTORY));
  }

  public boolean gzip() {
    return Checks.constant(Compression.class, config.getString(COMPRESSION)) == Compression.GZIP;
  }

  public LineContent content() {
    return Checks.constant(LineContent.class, config.getString(CONTENT));
  }

  public DateFolders folders() {
    return new DateFolders(
        Checks.constant(DateFolders.By.class, config.getString(DATE_BY)),
        config.getString(DATE_FIELD),
        config.getString(DATE_PATTERN));
  }

  public Rolling rolling() {
    return new Rolling(
        config.getLong(ROLL_RECORDS),
        config.getLong(ROLL_BYTES),
        Duration.ofMillis(config.getLong(ROLL_INTERVAL)),
        config.getInt(OPEN_FILES));
  }
}
