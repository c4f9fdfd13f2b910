package io.palimpsest.schemas.registry;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.registry.Decoded.Failed;
import io.palimpsest.schemas.registry.Decoded.Failure;
import java.nio.ByteBuffer;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.NotEmpty;
import net.jqwik.api.constraints.Positive;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.apache.avro.specific.SpecificRecord;

class RecordReaderLawsTest {

  private static final String SUBJECT = Subject.valueOf("raw.posts");

  private final InMemorySchemaRegistry registry = new InMemorySchemaRegistry();
  private final RecordWriter<RawPost> writer =
      RecordWriter.bind(registry, SUBJECT, RawPost.getClassSchema(), Registration.AUTOMATIC);
  private final RecordReader<RawPost> reader = new RecordReader<>(registry, RawPost.class);

  @Property
  @Domain(RawPosts.class)
  void shouldReadWhatWasWritten(@ForAll RawPost post) {
    assertThat(reader.read(writer.write(post))).isEqualTo(new Decoded.Ok<>(post));
  }

  @Property
  @Domain(RawPosts.class)
  @Domain(DomainContext.Global.class)
  void shouldBeginWithAZeroAndTheIdInBigEndian(@ForAll RawPost post, @ForAll @Positive int id) {
    InMemorySchemaRegistry other = new InMemorySchemaRegistry();
    other.put(id, RawPost.getClassSchema());
    byte[] record =
        RecordWriter.<RawPost>bind(other, SUBJECT, RawPost.getClassSchema(), Registration.AUTOMATIC)
            .write(post);

    assertThat(record[0]).isZero();
    assertThat(ByteBuffer.wrap(record).getInt(1)).isEqualTo(id);
  }

  @Property(tries = 200)
  @Domain(RawPosts.class)
  void shouldRefuseARecordCutOffAnywhere(@ForAll RawPost post) {
    byte[] record = writer.write(post);
    for (int length = 0; length < record.length; length++) {
      assertThat(failure(reader.read(Arrays.copyOf(record, length))))
          .isEqualTo(
              length < WireFormat.HEADER_BYTES ? Failure.NOT_WIRE_FORMAT : Failure.UNDECODABLE);
    }
  }

  @Property
  @Domain(RawPosts.class)
  @Domain(DomainContext.Global.class)
  void shouldRefuseARecordThatGoesOn(@ForAll RawPost post, @ForAll @NotEmpty byte[] rest) {
    byte[] record = writer.write(post);
    byte[] longer = Arrays.copyOf(record, record.length + rest.length);
    System.arraycopy(rest, 0, longer, record.length, rest.length);

    assertThat(failure(reader.read(longer))).isEqualTo(Failure.UNDECODABLE);
  }

  @Property
  void shouldNeverThrowOnArbitraryBytes(@ForAll byte[] bytes) {
    assertThat(reader.read(bytes)).isInstanceOf(Failed.class);
  }

  @Property(tries = 5000)
  void shouldNeverThrowOnArbitraryBytesOfAKnownSchema(@ForAll @Size(max = 200) byte[] bytes) {
    assertAnswered(reader.read(withHeader(1, bytes)), reader, writer);
  }

  @Property(tries = 5000)
  void shouldNeverThrowOnArbitraryBytesOfASchemaWithMapsUnionsAndEnums(
      @ForAll @Size(max = 200) byte[] bytes) {
    RecordWriter<SafePost> safeWriter =
        RecordWriter.bind(registry, "safe", SafePost.getClassSchema(), Registration.AUTOMATIC);
    RecordReader<SafePost> safeReader = new RecordReader<>(registry, SafePost.class);

    assertAnswered(safeReader.read(withHeader(2, bytes)), safeReader, safeWriter);
  }

  @Property(tries = 2000)
  @Domain(RawPosts.class)
  @Domain(DomainContext.Global.class)
  void shouldNeverThrowOnADamagedRecord(
      @ForAll RawPost post, @ForAll byte damage, @ForAll @Positive int position) {
    byte[] record = writer.write(post);
    int body = record.length - WireFormat.HEADER_BYTES;
    record[WireFormat.HEADER_BYTES + position % body] = damage;

    assertAnswered(reader.read(record), reader, writer);
  }

  private static byte[] withHeader(int id, byte[] body) {
    return ByteBuffer.allocate(WireFormat.HEADER_BYTES + body.length)
        .put(WireFormat.header(id))
        .put(body)
        .array();
  }

  /** Bytes may happen to be a record: then it can be written and read again. */
  private static <T extends SpecificRecord> void assertAnswered(
      Decoded<T> decoded, RecordReader<T> reader, RecordWriter<T> writer) {
    if (decoded instanceof Decoded.Ok<T> ok) {
      assertThat(reader.read(writer.write(ok.value()))).isEqualTo(ok);
    } else {
      assertThat(failure(decoded)).isIn(Failure.UNDECODABLE, Failure.MALFORMED_UTF8);
    }
  }

  private static Failure failure(Decoded<?> decoded) {
    assertThat(decoded).isInstanceOf(Failed.class);
    return ((Failed<?>) decoded).failure();
  }
}
