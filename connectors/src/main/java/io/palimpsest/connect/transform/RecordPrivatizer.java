package io.palimpsest.connect.transform;

import io.palimpsest.connect.field.FieldPath;
import io.palimpsest.connect.field.FieldWalks;
import io.palimpsest.connect.field.RefusedFieldException;
import io.palimpsest.connect.field.Walk;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.language.post.ReleaseTooLargeException;
import io.palimpsest.language.post.StatelessPrivatizer;
import io.palimpsest.mechanisms.key.MasterKey;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.connect.connector.ConnectRecord;
import org.apache.kafka.connect.data.ConnectSchema;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.header.Headers;
import org.apache.kafka.connect.sink.SinkRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Rewrites records as a configuration says. Thread-safe. */
public final class RecordPrivatizer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(RecordPrivatizer.class);

  /** Where the policy looks at the text alone it does not matter whose randomness it is given. */
  private static final String NOBODY = "";

  private final RecordPart part;
  private final FieldWalks walks;
  private final KeptHeaders headers;
  private final Optional<IdSource> author;
  private final Optional<IdSource> id;
  private final Authors authors;
  private final PostRules rules;
  private final EngineShare.Lease lease;
  private final StatelessPrivatizer engine;

  /** Takes its engine from the worker's, or makes it, which may take seconds. */
  public RecordPrivatizer(PrivatizeConfig config) {
    this.part = config.part();
    this.walks = new FieldWalks(config.rules(), RecordPrivatizer::warn);
    this.headers = new KeptHeaders(config.keptHeaders());
    this.author = config.author();
    this.id = config.id();
    this.authors = new Authors(config.key().orElseGet(MasterKey::random));
    this.rules = new PostRules(config.maxTextBytes());
    this.lease = EngineShare.lease(config.policy(), config.lexicon(), config.maxTextBytes());
    this.engine = lease.engine();
  }

  /** With unlisted.fields=keep a path with a slip in it would leak. */
  private static void warn(List<FieldPath> missing) {
    LOG.warn("These paths lead nowhere in a schema that was met: {}", missing);
  }

  /**
   * The record without what must not be shared; the same object if there is nothing to change.
   *
   * @throws DataException if that cannot be done; it names the place and quotes nothing
   */
  public <R extends ConnectRecord<R>> R privatized(R record) {
    Object old = part.of(record);
    Object safe = old == null ? null : guarded(record, old);
    Headers kept = headers.of(record.headers());
    return safe == old && kept == record.headers() ? record : part.with(record, safe, kept);
  }

  /** What is thrown below may quote text, so that only its class goes on, and no cause. */
  private Object guarded(ConnectRecord<?> record, Object value) {
    try {
      return privatized(record, value);
    } catch (RefusedFieldException e) {
      throw refused(record, e.getMessage());
    } catch (ReleaseTooLargeException e) {
      throw refused(record, "a text has too many words: split it, or raise max.text.bytes");
    } catch (RuntimeException | StackOverflowError e) {
      throw refused(
          record, "something could not be privatized: please report " + e.getClass().getName());
    }
  }

  private Object privatized(ConnectRecord<?> record, Object value) {
    Walk walk = walks.of(schemaOf(record, value));
    if (walk == Walk.LEAVE) {
      return value;
    }
    CollectedTexts collected = new CollectedTexts(rules);
    walk.walk(value, collected);
    if (collected.isEmpty()) {
      return value;
    }
    List<String> texts = collected.texts();
    List<String> safe =
        texts.isEmpty()
            ? List.of()
            : engine.privatize(
                id.map(source -> idOf(source, record)).orElse(""),
                authors.of(author.map(source -> authorOf(source, record)).orElse(NOBODY)).writer(),
                texts);
    Object written = walk.walk(value, new WrittenTexts(safe, authors));
    if (written == null) {
      throw new RefusedFieldException(
          "$",
          "is text as a whole, and without it the record would be a tombstone, which deletes: list"
              + " $ in fields or keep.fields");
    }
    return written;
  }

  /**
   * What the value is by itself: nobody compares it with the schema beside it, and fields that a
   * walk does not know would pass.
   */
  private Schema schemaOf(ConnectRecord<?> record, Object value) {
    if (value instanceof Struct struct) {
      return struct.schema();
    }
    Schema schema = part.schemaOf(record);
    if (schema != null) {
      requireFit(schema, value);
    }
    return schema;
  }

  private static void requireFit(Schema schema, Object value) {
    try {
      ConnectSchema.validateValue(schema, value);
    } catch (DataException e) {
      throw new RefusedFieldException("$", "does not fit its schema: correct what writes it");
    }
  }

  private static String idOf(IdSource source, ConnectRecord<?> record) {
    return source
        .in(record)
        .orElseThrow(() -> new RefusedFieldException(PrivatizeConfig.ID_FIELD, "is missing"));
  }

  private static String authorOf(IdSource source, ConnectRecord<?> record) {
    String author = source.in(record).orElse("");
    Optional<Refusal> refusal = PostRules.authorRefusal(author);
    if (refusal.isPresent()) {
      throw new RefusedFieldException(
          PrivatizeConfig.AUTHOR_FIELD, "names no author: " + refusal.get().explanation());
    }
    return author;
  }

  /** Coordinates as the record had them before other transforms, and no content. */
  private DataException refused(ConnectRecord<?> record, String why) {
    String where =
        record instanceof SinkRecord sink
            ? "topic %s, partition %s, offset %d"
                .formatted(
                    sink.originalTopic(), sink.originalKafkaPartition(), sink.originalKafkaOffset())
            : "topic %s, partition %s".formatted(record.topic(), record.kafkaPartition());
    return new DataException(
        "a record of %s is not passed on: in its %s, %s".formatted(where, part.label(), why));
  }

  /** What is promised of each text. */
  public String guarantee() {
    return engine.guarantee().inWords();
  }

  @Override
  public void close() {
    lease.close();
  }
}
