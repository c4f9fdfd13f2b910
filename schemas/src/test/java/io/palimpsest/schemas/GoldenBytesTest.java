package io.palimpsest.schemas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.SchemaCompatibility;
import org.apache.avro.SchemaCompatibility.SchemaCompatibilityType;
import org.apache.avro.SchemaParser;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.specific.SpecificDatumReader;
import org.apache.avro.specific.SpecificDatumWriter;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What version 1 wrote must be readable for ever. The files are made once, with {@code
 * -Dgolden.write=true}, and never again: a file that exists is not written over.
 */
class GoldenBytesTest {

  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  static List<SpecificRecord> samples() {
    return Samples.all();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void shouldReadWhatVersionOneWrote(SpecificRecord sample) throws IOException {
    byte[] bytes = Files.readAllBytes(bytesOf(sample));
    BinaryDecoder decoder = DecoderFactory.get().binaryDecoder(bytes, null);

    SpecificRecord read =
        new SpecificDatumReader<SpecificRecord>(writer(sample), sample.getSchema())
            .read(null, decoder);

    assertThat(read).isEqualTo(sample).hasSameClassAs(sample);
    assertThat(decoder.isEnd()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void shouldWriteTodayWhatVersionOneWrote(SpecificRecord sample) throws IOException {
    assertThat(encoded(sample)).isEqualTo(Files.readAllBytes(bytesOf(sample)));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void shouldBeCompatibleWithVersionOne(SpecificRecord sample) throws IOException {
    assertThat(
            SchemaCompatibility.checkReaderWriterCompatibility(sample.getSchema(), writer(sample))
                .getType())
        .isEqualTo(SchemaCompatibilityType.COMPATIBLE);
  }

  @Test
  void shouldKeepGoldenBytesOfEveryRecordAndOfNothingElse() throws IOException {
    try (Stream<Path> folders = Files.list(GOLDEN)) {
      assertThat(folders.map(f -> f.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              samples().stream().map(s -> s.getSchema().getName()).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  @EnabledIfSystemProperty(named = "golden.write", matches = "true")
  void shouldWriteGoldenFilesThatAreMissing(SpecificRecord sample) throws IOException {
    Files.createDirectories(bytesOf(sample).getParent());
    if (Files.notExists(schemaOf(sample))) {
      Files.writeString(schemaOf(sample), sample.getSchema().toString(true) + "\n");
    }
    if (Files.notExists(bytesOf(sample))) {
      Files.write(bytesOf(sample), encoded(sample));
    }

    assertThat(schemaOf(sample)).isNotEmptyFile();
    assertThat(bytesOf(sample)).isNotEmptyFile();
  }

  private static Path bytesOf(SpecificRecord sample) {
    return GOLDEN.resolve(sample.getSchema().getName()).resolve("v1.bin");
  }

  private static Path schemaOf(SpecificRecord sample) {
    return GOLDEN.resolve(sample.getSchema().getName()).resolve("v1.avsc");
  }

  private static Schema writer(SpecificRecord sample) throws IOException {
    return new SchemaParser().parse(Files.readString(schemaOf(sample))).mainSchema();
  }

  private static byte[] encoded(SpecificRecord sample) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
    new SpecificDatumWriter<SpecificRecord>(sample.getSchema()).write(sample, encoder);
    encoder.flush();
    return bytes.toByteArray();
  }
}
