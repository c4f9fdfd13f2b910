package io.palimpsest.schemas;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.avro.Schema;
import org.apache.avro.SchemaParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the tester: the rules must see what they are there to see. */
class ContractRulesTest {

  private static final String GOOD =
      """
      {"type": "record", "name": "R", "zone": "safe", "doc": "d", "fields": [
        {"name": "f", "zone": "safe", "doc": "d", "type": "string"},
        {"name": "e", "zone": "safe", "doc": "d", "type": ["null",
          {"type": "enum", "name": "E", "doc": "d", "symbols": ["A"], "default": "A"}]},
        {"name": "n", "zone": "safe", "doc": "d", "type": {"type": "array", "items":
          {"type": "map", "values":
            {"type": "record", "name": "N", "zone": "control", "doc": "d", "fields": [
              {"name": "g", "zone": "control", "doc": "d", "type": "string"}]}}}}]}
      """;

  @Test
  void shouldHaveNoComplaintAboutAGoodSchema() {
    assertThat(ContractRules.complaintsAbout(parsed(GOOD))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"R\", \"zone\": \"safe\", \"doc\": \"d\" | \"R\", \"zone\": \"safe\" | R: no doc",
        "\"R\", \"zone\": \"safe\" | \"R\" | R: no zone",
        "\"R\", \"zone\": \"safe\" | \"R\", \"zone\": \"Safe\" | R: no zone",
        "\"f\", \"zone\": \"safe\", \"doc\": \"d\" | \"f\", \"zone\": \"safe\", \"doc\": \" \" | R.f: no doc",
        "\"f\", \"zone\": \"safe\" | \"f\" | R.f: no zone",
        "\"f\", \"zone\": \"safe\" | \"f\", \"zone\": \"public\" | R.f: no zone",
        "\"f\", \"zone\": \"safe\" | \"f\", \"zone\": \"raw\" | R.f: raw inside an open record",
        "\"E\", \"doc\": \"d\" | \"E\" | E: no doc",
        ", \"default\": \"A\" | `` | E: no default",
        "\"N\", \"zone\": \"control\", \"doc\": \"d\" | \"N\", \"zone\": \"control\" | N: no doc",
        "\"N\", \"zone\": \"control\" | \"N\", \"zone\": \"raw\" | N: raw inside an open record",
        "\"g\", \"zone\": \"control\" | \"g\", \"zone\": \"raw\" | N.g: raw inside an open record",
        "\"g\", \"zone\": \"control\" | \"g\" | N.g: no zone",
      })
  void shouldComplainAboutABrokenSchema(String good, String broken, String complaint) {
    String schema = GOOD.replace(good, broken);

    assertThat(schema).isNotEqualTo(GOOD);
    assertThat(ContractRules.complaintsAbout(parsed(schema))).containsExactly(complaint);
  }

  @Test
  void shouldComplainAboutRawTextInAnAccountingRecord() {
    String schema =
        GOOD.replace("\"zone\": \"safe\"", "\"zone\": \"accounting\"")
            .replace("\"f\", \"zone\": \"accounting\"", "\"f\", \"zone\": \"raw\"");

    assertThat(ContractRules.complaintsAbout(parsed(schema)))
        .containsExactly("R.f: raw inside an open record");
  }

  @Test
  void shouldAllowRawFieldsWhereRawRecordsGo() {
    String schema =
        """
        {"type": "record", "name": "R", "zone": "restricted", "doc": "d", "fields": [
          {"name": "f", "zone": "raw", "doc": "d", "type": "string"}]}
        """;

    assertThat(ContractRules.complaintsAbout(parsed(schema))).isEmpty();
  }

  private static Schema parsed(String json) {
    return new SchemaParser().parse(json).mainSchema();
  }
}
