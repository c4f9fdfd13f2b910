package io.palimpsest.schemas;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.avro.Schema;
import org.apache.avro.SchemaParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ContractsTest {

  private static final Path CONTRACTS = Path.of("src/main/avro");

  static List<Schema> contracts() throws IOException {
    try (Stream<Path> files = Files.list(CONTRACTS)) {
      return files
          .filter(f -> f.toString().endsWith(".avsc"))
          .sorted()
          .map(ContractsTest::parsed)
          .toList();
    }
  }

  @Test
  void shouldBeTheseRecordsAndNoOther() throws IOException {
    assertThat(contracts())
        .allMatch(schema -> schema.getType() == Schema.Type.RECORD)
        .extracting(Schema::getFullName)
        .containsExactlyInAnyOrder(
            "io.palimpsest.schemas.RawPost",
            "io.palimpsest.schemas.SafePost",
            "io.palimpsest.schemas.ReleaseGuarantee",
            "io.palimpsest.schemas.Charge",
            "io.palimpsest.schemas.Balance",
            "io.palimpsest.schemas.Withheld",
            "io.palimpsest.schemas.DeadLetter",
            "io.palimpsest.schemas.SharedValue",
            "io.palimpsest.schemas.Policy",
            "io.palimpsest.schemas.Preference",
            "io.palimpsest.schemas.Erasure",
            "io.palimpsest.schemas.ErasureReceipt",
            "io.palimpsest.schemas.PolicyVerdict",
            "io.palimpsest.schemas.AuthorEvent");
  }

  @ParameterizedTest
  @MethodSource("contracts")
  void shouldSayWhatEachPartIsAndHowFarItMayTravel(Schema contract) {
    assertThat(ContractRules.complaintsAbout(contract)).isEmpty();
  }

  /** The decoder takes bytes for text; see StrictDecoder. */
  @ParameterizedTest
  @MethodSource("contracts")
  void shouldHaveNoBytes(Schema contract) {
    assertThat(contract.toString()).doesNotContain("\"bytes\"", "\"fixed\"");
  }

  @ParameterizedTest
  @CsvSource({
    "RawPost, raw",
    "SafePost, safe",
    "ReleaseGuarantee, safe",
    "Charge, accounting",
    "Balance, accounting",
    "Withheld, accounting",
    "DeadLetter, restricted",
    "SharedValue, restricted",
    "Policy, control",
    "Preference, control",
    "Erasure, control",
    "ErasureReceipt, accounting",
    "PolicyVerdict, control",
    "AuthorEvent, raw"
  })
  void shouldBelongToTheZoneOfItsTopic(String record, String zone) throws IOException {
    assertThat(contracts())
        .filteredOn(schema -> schema.getName().equals(record))
        .extracting(schema -> schema.getProp("zone"))
        .containsExactly(zone);
  }

  private static Schema parsed(Path file) {
    try {
      return new SchemaParser().parse(Files.readString(file)).mainSchema();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
