package io.palimpsest.connect.jsonlines.writing;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.sink.SinkRecord;

/** Makes a line of a record. */
public final class JsonLines {
  private static final JsonFactory JSON =
      JsonFactory.builder().enable(StreamWriteFeature.STRICT_DUPLICATE_DETECTION).build();

  private final LineContent content;

  public JsonLines(LineContent content) {
    this.content = content;
  }

  /**
   * The line with its end; empty if the record gives none.
   *
   * @throws DataException if JSON cannot hold the record; it does not quote it
   */
  public Optional<byte[]> of(SinkRecord record) {
    if (content == LineContent.VALUE && record.value() == null) {
      return Optional.empty();
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
    try (JsonGenerator json = JSON.createGenerator(bytes)) {
      json.disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT);
      if (content == LineContent.VALUE) {
        JsonValues.write(json, record.valueSchema(), record.value());
      } else {
        whole(json, record);
      }
    } catch (IOException | RuntimeException | StackOverflowError e) {
      // Whoever built the message had the record in hand.
      throw new DataException("the record cannot be written as JSON: " + e.getClass().getName());
    }
    bytes.write('\n');
    return Optional.of(bytes.toByteArray());
  }

  private static void whole(JsonGenerator json, SinkRecord record) throws IOException {
    json.writeStartObject();
    json.writeStringField("topic", record.originalTopic());
    json.writeNumberField("partition", record.originalKafkaPartition());
    json.writeNumberField("offset", record.originalKafkaOffset());
    json.writeFieldName("timestamp");
    if (record.timestamp() == null) {
      json.writeNull();
    } else {
      json.writeNumber(record.timestamp());
    }
    json.writeFieldName("key");
    JsonValues.write(json, record.keySchema(), record.key());
    json.writeFieldName("value");
    JsonValues.write(json, record.valueSchema(), record.value());
    json.writeEndObject();
  }
}
