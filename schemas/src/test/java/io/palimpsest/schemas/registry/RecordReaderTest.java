package io.palimpsest.schemas.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Samples;
import io.palimpsest.schemas.registry.Decoded.Failed;
import io.palimpsest.schemas.registry.Decoded.Failure;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.apache.avro.Schema;
import org.apache.avro.SchemaParser;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordReaderTest {

  private static final int ID = 1;
  private static final int OTHER_ID = 2;
  private static final String CANARY = "canary";

  private final InMemorySchemaRegistry registry = new InMemorySchemaRegistry();
  private final RecordWriter<RawPost> writer =
      RecordWriter.bind(
          registry, Subject.valueOf("raw.posts"), RawPost.getClassSchema(), Registration.AUTOMATIC);
  private final RecordReader<RawPost> reader = new RecordReader<>(registry, RawPost.class);

  @Test
  void shouldFailOnATombstone() {
    assertThat(reader.read(null)).isEqualTo(new Failed<>(Failure.NULL_VALUE, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "00", "00000000", "0100000001", "ff00000001", "7b226964223a2231227d"})
  void shouldFailOnAnythingButTheWireFormat(String hexadecimal) {
    assertThat(reader.read(HexFormat.of().parseHex(hexadecimal)))
        .isEqualTo(new Failed<>(Failure.NOT_WIRE_FORMAT, ""));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2, -1, Integer.MIN_VALUE, Integer.MAX_VALUE})
  void shouldFailOnAnUnknownSchema(int id) {
    assertThat(reader.read(AvroBytes.withHeader(id).string("x").toBytes()))
        .isEqualTo(new Failed<>(Failure.UNKNOWN_SCHEMA, ""));
  }

  @Test
  void shouldFailOnAHeaderWithoutARecord() {
    assertFailed(AvroBytes.withHeader(ID), Failure.UNDECODABLE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // no author
        "{'type': 'record', 'name': 'RawPost', 'namespace': 'io.palimpsest.schemas', 'fields': ["
            + "{'name': 'id', 'type': 'string'}]}",
        // a number for an id
        "{'type': 'record', 'name': 'RawPost', 'namespace': 'io.palimpsest.schemas', 'fields': ["
            + "{'name': 'id', 'type': 'long'}, {'name': 'author', 'type': 'string'},"
            + "{'name': 'text', 'type': 'string'}, {'name': 'createdAt', 'type': 'long'}]}",
        // not a record
        "'string'"
      })
  void shouldFailOnAnIncompatibleWriter(String schema) {
    registry.put(OTHER_ID, parsed(schema));
    byte[] record =
        AvroBytes.withHeader(OTHER_ID).string("a").string("b").string("c").number(1).toBytes();

    assertThat(failed(reader.read(record)))
        .isEqualTo(new Failed<>(Failure.INCOMPATIBLE_SCHEMA, "org.apache.avro.AvroTypeException"));
  }

  @ParameterizedTest
  @CsvSource({
    "80, lone continuation",
    "61bf62, continuation after a letter",
    "c3, lead without continuation",
    "c328, lead before a letter",
    "c080, overlong NUL as Java writes it",
    "c1a1, overlong a",
    "e080af, overlong slash in three",
    "f08080af, overlong slash in four",
    "eda080, high surrogate",
    "edb080, low surrogate",
    "eda0bdedb880, surrogate pair as CESU-8",
    "f4908080, beyond Unicode",
    "f888808080, five bytes",
    "fe, never a byte",
    "ff, never a byte",
    "e282, cut off",
    "f09f98, cut off"
  })
  void shouldFailOnMalformedUtf8(String hexadecimal, String why) {
    byte[] malformed = HexFormat.of().parseHex(hexadecimal);
    String error = MalformedUtf8Exception.class.getName();

    for (byte[] record :
        List.of(
            AvroBytes.withHeader(ID).string(malformed).string("a").string("t").number(1).toBytes(),
            AvroBytes.withHeader(ID).string("i").string(malformed).string("t").number(1).toBytes(),
            AvroBytes.withHeader(ID)
                .string("i")
                .string("a")
                .string(malformed)
                .number(1)
                .toBytes())) {
      assertThat(failed(reader.read(record)))
          .as(why)
          .isEqualTo(new Failed<>(Failure.MALFORMED_UTF8, error));
    }
  }

  @ParameterizedTest
  @ValueSource(
      longs = {
        -1,
        -2,
        Integer.MIN_VALUE,
        Long.MIN_VALUE,
        1_000,
        50_000_000,
        Integer.MAX_VALUE - 8L,
        Integer.MAX_VALUE,
        1L << 31,
        1L << 32,
        (1L << 32) + 1,
        Long.MAX_VALUE
      })
  void shouldFailOnAFalseLengthWithoutBelievingIt(long length) {
    assertCheap(AvroBytes.withHeader(ID).number(length).raw('a', 'b', 'c'), reader);
    assertCheap(AvroBytes.withHeader(ID).string("i").string("a").number(length), reader);
  }

  @ParameterizedTest
  @ValueSource(
      longs = {
        -1,
        Integer.MIN_VALUE,
        Long.MIN_VALUE,
        100_000_000,
        Integer.MAX_VALUE - 8L,
        Integer.MAX_VALUE,
        1L << 32,
        Long.MAX_VALUE
      })
  void shouldFailOnAFalseCountWithoutBelievingIt(long count) {
    registry.put(OTHER_ID, SafePost.getClassSchema());
    RecordReader<SafePost> safePosts = new RecordReader<>(registry, SafePost.class);
    AvroBytes record =
        AvroBytes.withHeader(OTHER_ID)
            .string("i")
            .string("a")
            .string("t")
            .number(1)
            .string("p")
            .number(1)
            .string("m")
            .string("g")
            .raw(0, 0, 0, 0, 0, 0, 0, 0)
            .number(1)
            .number(count);

    assertCheap(record, safePosts);
  }

  @ParameterizedTest
  @CsvSource({
    "'\"bytes\"', 2147483647",
    "'\"bytes\"', -1",
    "'\"string\"', 2147483639",
    "'\"string\"', -5",
    "'{\"type\": \"array\", \"items\": \"long\"}', 2147483647",
    "'{\"type\": \"array\", \"items\": \"null\"}', 2147483647",
    "'{\"type\": \"array\", \"items\": \"null\"}', -2147483648",
    "'{\"type\": \"map\", \"values\": \"null\"}', 9223372036854775807"
  })
  void shouldFailOnAFalseLengthInAFieldThatIsPassedOver(String type, long length) {
    registry.put(OTHER_ID, withFirstField(type));

    assertCheap(AvroBytes.withHeader(OTHER_ID).number(length), reader);
  }

  /** Each claim fits into the record; together they are a thousand million items of no bytes. */
  @Test
  void shouldFailOnManyBlocksOfItemsWithoutBytes() {
    registry.put(OTHER_ID, withFirstField("{\"type\": \"array\", \"items\": \"null\"}"));
    AvroBytes record = AvroBytes.withHeader(OTHER_ID);
    for (int block = 0; block < 60_000; block++) {
      record.number(100_000);
    }
    record.number(0).string("i").string("a").string("t").number(1);

    Failed<RawPost> failed =
        Assertions.assertTimeoutPreemptively(
            Duration.ofSeconds(10), () -> failed(reader.read(record.toBytes())));
    assertThat(failed.failure()).isEqualTo(Failure.UNDECODABLE);
  }

  @Test
  void shouldFailOnASchemaThatNeverEndsWithoutExhaustingTheStack() {
    Schema endless =
        parsed(
            "{'type': 'record', 'name': 'RawPost', 'namespace': 'io.palimpsest.schemas', 'fields':"
                + " [{'name': 'nested', 'type': {'type': 'record', 'name': 'Nested', 'fields':"
                + " [{'name': 'again', 'type': ['null', 'Nested']}]}},"
                + "{'name': 'id', 'type': 'string'}, {'name': 'author', 'type': 'string'},"
                + "{'name': 'text', 'type': 'string'}, {'name': 'createdAt', 'type': 'long'}]}");
    registry.put(OTHER_ID, endless);
    byte[] deep = AvroBytes.withHeader(OTHER_ID).toBytes();
    byte[] record = Arrays.copyOf(deep, 1_000_000);
    Arrays.fill(record, deep.length, record.length, (byte) 2);

    assertThat(failed(reader.read(record)).failure()).isEqualTo(Failure.UNDECODABLE);
  }

  static List<byte[]> recordsWithACanary() {
    byte[] malformed = (CANARY + "\0").getBytes(StandardCharsets.ISO_8859_1);
    malformed[malformed.length - 1] = (byte) 0xff;
    return List.of(
        AvroBytes.withHeader(ID).string(CANARY).string(CANARY).string(CANARY).toBytes(),
        AvroBytes.withHeader(ID)
            .string(CANARY)
            .string(CANARY)
            .string(CANARY)
            .number(1)
            .string(CANARY)
            .toBytes(),
        AvroBytes.withHeader(ID).string(CANARY).string(malformed).toBytes(),
        AvroBytes.withHeader(OTHER_ID).string(CANARY).toBytes(),
        AvroBytes.withHeader(77).string(CANARY).toBytes(),
        CANARY.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @MethodSource("recordsWithACanary")
  void shouldSayNothingOfTheRecord(byte[] record) {
    registry.put(
        OTHER_ID,
        parsed(
            "{'type': 'record', 'name': 'RawPost', 'namespace': 'io.palimpsest.schemas', 'fields':"
                + " [{'name': 'id', 'type': {'type': 'enum', 'name': 'E', 'symbols': ['canary']}}]}"));

    Failed<RawPost> failed = failed(reader.read(record));

    assertThat(failed.toString()).doesNotContainIgnoringCase(CANARY);
    assertThat(failed.errorClass()).matches("|[A-Za-z0-9.]+(Exception|Error)");
  }

  @Test
  void shouldReadAWriterThatKnowsMore() {
    registry.put(
        OTHER_ID, withFirstField("{\"type\": \"array\", \"items\": [\"null\", \"string\"]}"));
    byte[] record =
        AvroBytes.withHeader(OTHER_ID)
            .number(2)
            .number(1)
            .string("tag")
            .number(0)
            .number(0)
            .string("i")
            .string("a")
            .string("t")
            .number(5)
            .toBytes();

    assertThat(reader.read(record))
        .isEqualTo(new Decoded.Ok<>(new RawPost("i", "a", "t", Instant.ofEpochMilli(5))));
  }

  @Test
  void shouldReadAWriterWithOtherOrderAndNarrowerTypes() {
    registry.put(
        OTHER_ID,
        parsed(
            "{'type': 'record', 'name': 'RawPost', 'namespace': 'io.palimpsest.schemas', 'fields':"
                + " [{'name': 'createdAt', 'type': 'int'}, {'name': 'text', 'type': 'bytes'},"
                + " {'name': 'author', 'type': 'string'}, {'name': 'id', 'type': 'string'}]}"));
    byte[] record =
        AvroBytes.withHeader(OTHER_ID).number(5).string("Zoë").string("a").string("i").toBytes();

    assertThat(reader.read(record))
        .isEqualTo(new Decoded.Ok<>(new RawPost("i", "a", "Zoë", Instant.ofEpochMilli(5))));
  }

  @Test
  void shouldRefuseMalformedUtf8InBytesThatAreReadAsText() {
    registry.put(
        OTHER_ID,
        parsed(
            "{'type': 'record', 'name': 'RawPost', 'namespace': 'io.palimpsest.schemas', 'fields':"
                + " [{'name': 'createdAt', 'type': 'int'}, {'name': 'text', 'type': 'bytes'},"
                + " {'name': 'author', 'type': 'string'}, {'name': 'id', 'type': 'string'}]}"));
    byte[] malformed = {(byte) 0xc0, (byte) 0x80};
    byte[] record =
        AvroBytes.withHeader(OTHER_ID)
            .number(5)
            .string(malformed)
            .string("a")
            .string("i")
            .toBytes();

    assertThat(failed(reader.read(record)).failure()).isEqualTo(Failure.MALFORMED_UTF8);
  }

  @Test
  void shouldFindASchemaThatIsRegisteredLater() {
    RawPost post = Samples.rawPost();
    byte[] record = writer.write(post);
    record[WireFormat.HEADER_BYTES - 1] = OTHER_ID;

    assertThat(failed(reader.read(record)).failure()).isEqualTo(Failure.UNKNOWN_SCHEMA);
    registry.put(OTHER_ID, RawPost.getClassSchema());

    assertThat(reader.read(record)).isEqualTo(new Decoded.Ok<>(post));
  }

  @Test
  void shouldAskForAKnownSchemaOnlyOnce() {
    byte[] record = writer.write(Samples.rawPost());

    reader.read(record);
    reader.read(record);
    registry.setAvailable(false);

    assertThat(reader.read(record)).isEqualTo(new Decoded.Ok<>(Samples.rawPost()));
    assertThat(registry.lookups()).isEqualTo(1);
  }

  @Test
  void shouldNotAskAboutBytesThatHaveNoHeader() {
    reader.read(null);
    reader.read(new byte[4]);

    assertThat(registry.lookups()).isZero();
  }

  @Test
  void shouldNotBlameTheRecordWhenTheRegistryIsSilent() {
    byte[] record = writer.write(Samples.rawPost());
    registry.setAvailable(false);

    assertThatExceptionOfType(RegistryUnavailableException.class)
        .isThrownBy(() -> reader.read(record))
        .withMessageContaining("memory")
        .withMessageNotContaining("switched off")
        .withNoCause();
    registry.setAvailable(true);

    assertThat(reader.read(record)).isEqualTo(new Decoded.Ok<>(Samples.rawPost()));
  }

  private void assertFailed(AvroBytes record, Failure failure) {
    assertThat(failed(reader.read(record.toBytes())).failure()).isEqualTo(failure);
  }

  /** Fails, and allocates no more than a small record may: far below any of the lengths claimed. */
  private static void assertCheap(AvroBytes record, RecordReader<?> reader) {
    byte[] bytes = record.toBytes();
    failed(reader.read(bytes)); // what is loaded and cached once is not the record's doing
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    Decoded<?> decoded = reader.read(bytes);
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;

    assertThat(failed(decoded).failure()).isEqualTo(Failure.UNDECODABLE);
    assertThat(failed(decoded).errorClass()).doesNotContain("OutOfMemory");
    assertThat(allocated).isLessThan(1_000_000);
  }

  private static <T> Failed<T> failed(Decoded<T> decoded) {
    assertThat(decoded).isInstanceOf(Failed.class);
    return (Failed<T>) decoded;
  }

  private static Schema withFirstField(String type) {
    return parsed(
        "{'type': 'record', 'name': 'RawPost', 'namespace': 'io.palimpsest.schemas', 'fields':"
            + " [{'name': 'first', 'type': "
            + type
            + "}, {'name': 'id', 'type': 'string'}, {'name': 'author', 'type': 'string'},"
            + "{'name': 'text', 'type': 'string'}, {'name': 'createdAt', 'type': 'long'}]}");
  }

  private static Schema parsed(String json) {
    return new SchemaParser().parse(json.replace('\'', '"')).mainSchema();
  }
}
