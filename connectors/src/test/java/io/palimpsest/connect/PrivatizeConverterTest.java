package io.palimpsest.connect;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apache.kafka.connect.data.SchemaAndValue;
import org.apache.kafka.connect.json.JsonConverter;
import org.apache.kafka.connect.sink.SinkRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From bytes to bytes, through Connect's own converter. */
class PrivatizeConverterTest {
  private static final String TOPIC = "t";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "false | {\"id\":7,\"a\":{\"b\":[\"Call Bob\",null]},\"m\":{\"x.y\":\"See Bob\"},\"n\":null}"
            + " | {\"id\":7,\"a\":{\"b\":[\"WORD NAME\",null]},\"m\":{\"x.y\":\"WORD NAME\"},\"n\":null}",
        "true  | {\"schema\":{\"type\":\"struct\",\"optional\":false,\"fields\":["
            + "{\"field\":\"id\",\"type\":\"int64\",\"optional\":false},"
            + "{\"field\":\"a\",\"type\":\"struct\",\"optional\":true,\"fields\":["
            + "{\"field\":\"b\",\"type\":\"array\",\"optional\":false,\"items\":"
            + "{\"type\":\"string\",\"optional\":true}}]},"
            + "{\"field\":\"m\",\"type\":\"map\",\"optional\":false,"
            + "\"keys\":{\"type\":\"string\",\"optional\":false},"
            + "\"values\":{\"type\":\"string\",\"optional\":false}},"
            + "{\"field\":\"n\",\"type\":\"string\",\"optional\":true}]},"
            + "\"payload\":{\"id\":7,\"a\":{\"b\":[\"Call Bob\",null]},\"m\":{\"x.y\":\"See Bob\"},\"n\":null}}"
            + " | {\"schema\":{\"type\":\"struct\",\"fields\":["
            + "{\"type\":\"int64\",\"optional\":false,\"field\":\"id\"},"
            + "{\"type\":\"struct\",\"fields\":["
            + "{\"type\":\"array\",\"items\":{\"type\":\"string\",\"optional\":true},"
            + "\"optional\":false,\"field\":\"b\"}],\"optional\":true,\"field\":\"a\"},"
            + "{\"type\":\"map\",\"keys\":{\"type\":\"string\",\"optional\":false},"
            + "\"values\":{\"type\":\"string\",\"optional\":false},"
            + "\"optional\":false,\"field\":\"m\"},"
            + "{\"type\":\"string\",\"optional\":true,\"field\":\"n\"}],\"optional\":false},"
            + "\"payload\":{\"id\":7,\"a\":{\"b\":[\"WORD NAME\",null]},\"m\":{\"x.y\":\"WORD NAME\"},\"n\":null}}"
      })
  void shouldPassThroughTheJsonConverter(String withSchema, String raw, String expected)
      throws IOException {
    try (JsonConverter converter = new JsonConverter();
        Privatize.Value<SinkRecord> transform = new Privatize.Value<>()) {
      converter.configure(Map.of("schemas.enable", withSchema), false);
      transform.configure(Map.of("policy", "redact", "fields", "a.b[*], m.x\\.y, n"));
      SchemaAndValue read = converter.toConnectData(TOPIC, raw.getBytes(StandardCharsets.UTF_8));

      SinkRecord safe =
          transform.apply(new SinkRecord(TOPIC, 0, null, null, read.schema(), read.value(), 0));

      byte[] written = converter.fromConnectData(TOPIC, safe.valueSchema(), safe.value());
      ObjectMapper json = new ObjectMapper();
      assertThat(json.readTree(written)).isEqualTo(json.readTree(expected));
    }
  }
}
