package io.palimpsest.connect.jsonlines.settings;

import static org.apache.kafka.common.config.ConfigDef.Importance.HIGH;
import static org.apache.kafka.common.config.ConfigDef.Importance.LOW;
import static org.apache.kafka.common.config.ConfigDef.Importance.MEDIUM;

import io.palimpsest.connect.jsonlines.format.JsonFormat;
import io.palimpsest.connect.jsonlines.format.LineFormat;
import io.palimpsest.connect.jsonlines.format.PostFields;
import io.palimpsest.connect.jsonlines.format.PostFormat;
import io.palimpsest.language.post.PostRules;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.AbstractConfig;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigDef.Range;
import org.apache.kafka.common.config.ConfigDef.Type;
import org.apache.kafka.common.config.ConfigDef.Width;

/** What the source can be told. */
public final class SourceSettings {
  public static final String DIRECTORY = "directory";
  public static final String FILES = "files";
  public static final String TOPIC = "topic";
  public static final String DEAD_LETTERS = "dead.letters.topic";
  public static final String FORMAT = "format";
  public static final String FIELD_ID = "field.id";
  public static final String FIELD_AUTHOR = "field.author";
  public static final String FIELD_TEXT = "field.text";
  public static final String FIELD_CREATED_AT = "field.created.at";
  public static final String MISSING_TIME = "created.at.missing";
  public static final String MAX_TEXT = "text.max.bytes";
  public static final String MAX_LINE = "line.max.bytes";
  public static final String BATCH = "batch.max.records";
  public static final String SCAN = "scan.interval.ms";
  public static final String PROGRESS = "progress.interval.ms";

  /** What a line becomes. */
  enum Format {
    POST,
    JSON
  }

  /** What becomes of a post without a time. */
  enum MissingTime {
    REFUSE,
    READ_TIME
  }

  private static final String FILES_GROUP = "Files";
  private static final String RECORDS_GROUP = "Records";
  private static final String LIMITS_GROUP = "Limits and pace";

  public static final ConfigDef DEFINITION =
      new ConfigDef()
          .define(
              DIRECTORY,
              Type.STRING,
              ConfigDef.NO_DEFAULT_VALUE,
              Checks.ABSOLUTE_PATH,
              HIGH,
              "The directory to read from. Every worker that may run a task must see it under this"
                  + " path. Directories in it are not read.",
              FILES_GROUP,
              1,
              Width.LONG,
              "Directory")
          .define(
              FILES,
              Type.STRING,
              "*.{jsonl,ndjson}*",
              Checks.GLOB,
              HIGH,
              "Which files, as a pattern: `*` any characters, `{a,b}` one of these. It must also"
                  + " match the names that files get when they are rotated, or the rest of a file"
                  + " is not found under its new name. Names that start with a dot are never read."
                  + " Files that begin like a gzip file are decompressed, whatever they are"
                  + " called.",
              FILES_GROUP,
              2,
              Width.MEDIUM,
              "Files")
          .define(
              TOPIC,
              Type.STRING,
              "raw.posts",
              Checks.TOPIC,
              HIGH,
              "The topic to write to. What people wrote belongs into the zone `raw.`.",
              RECORDS_GROUP,
              1,
              Width.MEDIUM,
              "Topic")
          .define(
              DEAD_LETTERS,
              Type.STRING,
              "restricted.dead-letters",
              Checks.TOPIC,
              MEDIUM,
              "The topic that is told where a line lies that could not be used, and why: name of"
                  + " the file, position, number of the line, reason. Never what the line says."
                  + " The value converter writes these records too; with an Avro converter it needs"
                  + " `enhanced.avro.schema.support=true`, because the reason is an enumeration.",
              RECORDS_GROUP,
              2,
              Width.MEDIUM,
              "Topic of dead letters")
          .define(
              FORMAT,
              Type.STRING,
              Checks.word(Format.POST),
              Checks.oneOf(Format.class),
              HIGH,
              "What a line becomes. `post`: a post in the contract of `raw.posts`, with schema,"
                  + " checked by the rules of the service. `json`: the object as it is, without"
                  + " schema.",
              RECORDS_GROUP,
              3,
              Width.SHORT,
              "Format",
              List.of(FIELD_ID, FIELD_TEXT, FIELD_CREATED_AT, MISSING_TIME, MAX_TEXT),
              Checks.Words.of(Format.class))
          .define(
              FIELD_AUTHOR,
              Type.STRING,
              "author",
              Checks.FIELD,
              MEDIUM,
              "The field with the author. Its text becomes the key, so that all posts of an author"
                  + " come into one partition, in order. With `json`, a line without it has no"
                  + " key.",
              RECORDS_GROUP,
              4,
              Width.SHORT,
              "Field of the author")
          .define(
              FIELD_ID,
              Type.STRING,
              "id",
              Checks.FIELD,
              MEDIUM,
              "The field with the id of a post.",
              RECORDS_GROUP,
              5,
              Width.SHORT,
              "Field of the id",
              List.of(),
              Checks.Words.visibleIf(FORMAT, Format.POST))
          .define(
              FIELD_TEXT,
              Type.STRING,
              "text",
              Checks.FIELD,
              MEDIUM,
              "The field with the text of a post.",
              RECORDS_GROUP,
              6,
              Width.SHORT,
              "Field of the text",
              List.of(),
              Checks.Words.visibleIf(FORMAT, Format.POST))
          .define(
              FIELD_CREATED_AT,
              Type.STRING,
              "createdAt",
              Checks.FIELD,
              MEDIUM,
              "The field with the time of a post: ISO 8601 with an offset"
                  + " (`2026-01-31T12:00:00Z`), or milliseconds since 1970 as a number.",
              RECORDS_GROUP,
              7,
              Width.SHORT,
              "Field of the time",
              List.of(),
              Checks.Words.visibleIf(FORMAT, Format.POST))
          .define(
              MISSING_TIME,
              Type.STRING,
              Checks.word(MissingTime.REFUSE),
              Checks.oneOf(MissingTime.class),
              LOW,
              "What becomes of a post without a time. `refuse`: a dead letter. `read-time`: it gets"
                  + " the time at which it is read, which is another one if it is read again;"
                  + " budgets count by it.",
              RECORDS_GROUP,
              8,
              Width.SHORT,
              "Posts without a time",
              List.of(),
              new Checks.Words(
                  Checks.words(MissingTime.class), FORMAT, List.of(Checks.word(Format.POST))))
          .define(
              MAX_TEXT,
              Type.INT,
              PostRules.DEFAULT_MAX_TEXT_BYTES,
              Range.between(1, PostRules.LARGEST_MAX_TEXT_BYTES),
              LOW,
              "The longest text of a post, in bytes of UTF-8. Should be the limit of the service.",
              LIMITS_GROUP,
              1,
              Width.SHORT,
              "Longest text",
              List.of(),
              Checks.Words.visibleIf(FORMAT, Format.POST))
          .define(
              MAX_LINE,
              Type.INT,
              1 << 20,
              Range.between(1 << 10, 1 << 24),
              MEDIUM,
              "The longest line, in bytes. A longer one becomes a dead letter and is never held in"
                  + " memory. The producer's `max.request.size` must be larger.",
              LIMITS_GROUP,
              2,
              Width.SHORT,
              "Longest line")
          .define(
              BATCH,
              Type.INT,
              500,
              Range.between(1, 100_000),
              LOW,
              "The most lines that are handed to Connect at once, and so the most that one"
                  + " transaction holds when sources write exactly once. Four megabytes of lines"
                  + " are handed over in any case.",
              LIMITS_GROUP,
              3,
              Width.SHORT,
              "Lines at once")
          .define(
              SCAN,
              Type.LONG,
              1000L,
              Range.between(10L, 3_600_000L),
              MEDIUM,
              "How long to wait, in milliseconds, between two looks at the directory.",
              LIMITS_GROUP,
              4,
              Width.SHORT,
              "Time between looks")
          .define(
              PROGRESS,
              Type.LONG,
              60_000L,
              Range.between(1_000L, 86_400_000L),
              LOW,
              "How long to wait, in milliseconds, between two lines in the log that say how far the"
                  + " task is. There is none when nothing was read.",
              LIMITS_GROUP,
              5,
              Width.SHORT,
              "Time between reports");

  private final AbstractConfig config;

  public SourceSettings(Map<String, String> settings) {
    config = new AbstractConfig(DEFINITION, settings, false);
  }

  public Path directory() {
    return Path.of(config.getString(DIRECTORY));
  }

  public String files() {
    return config.getString(FILES);
  }

  public String topic() {
    return config.getString(TOPIC);
  }

  public String deadLetters() {
    return config.getString(DEAD_LETTERS);
  }

  public int maxLineBytes() {
    return config.getInt(MAX_LINE);
  }

  public int maxRecords() {
    return config.getInt(BATCH);
  }

  public Duration scanInterval() {
    return Duration.ofMillis(config.getLong(SCAN));
  }

  public Duration progressInterval() {
    return Duration.ofMillis(config.getLong(PROGRESS));
  }

  /** How lines become records. */
  public LineFormat format(Clock clock) {
    if (Checks.constant(Format.class, config.getString(FORMAT)) == Format.JSON) {
      return new JsonFormat(config.getString(FIELD_AUTHOR));
    }
    boolean readTime =
        Checks.constant(MissingTime.class, config.getString(MISSING_TIME)) == MissingTime.READ_TIME;
    return new PostFormat(
        new PostFields(
            config.getString(FIELD_ID),
            config.getString(FIELD_AUTHOR),
            config.getString(FIELD_TEXT),
            config.getString(FIELD_CREATED_AT)),
        new PostRules(config.getInt(MAX_TEXT)),
        readTime,
        clock);
  }
}
