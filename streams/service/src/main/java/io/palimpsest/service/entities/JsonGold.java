package io.palimpsest.service.entities;

import com.fasterxml.jackson.databind.JsonNode;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.score.GoldDocument;
import io.palimpsest.language.detect.score.GoldSpan;
import io.palimpsest.service.lines.JsonLine;
import io.palimpsest.service.lines.LineReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads marked texts as JSON lines: {@code {"id","text","entities":[{"start","end","type"}]}},
 * offsets in UTF-16 units. The id is not looked at.
 */
final class JsonGold {
  private static final int LONGEST_LINE = 1 << 24;

  private final Path file;
  private final LabelUses labels;
  private final List<GoldDocument> documents = new ArrayList<>();
  private long number;

  private JsonGold(Path file, LabelUses labels) {
    this.file = file;
    this.labels = labels;
  }

  static List<GoldDocument> read(Path file, LabelUses labels) throws IOException {
    JsonGold reader = new JsonGold(file, labels);
    try (InputStream in = Files.newInputStream(file)) {
      LineReader lines = new LineReader(in, LONGEST_LINE);
      for (Optional<LineReader.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
        reader.take(line.get());
      }
    }
    return reader.documents;
  }

  private void take(LineReader.Line line) {
    number++;
    if (line.isBlank()) {
      return;
    }
    if (line.isTooLong()) {
      throw complaint("is longer than " + LONGEST_LINE + " bytes");
    }
    JsonLine parsed = JsonLine.of(line.bytes());
    if (!(parsed instanceof JsonLine.Found found)) {
      throw complaint(
          parsed instanceof JsonLine.MalformedUtf8
              ? "is not UTF-8: convert the file first"
              : "is not one JSON object with \"text\" and \"entities\"");
    }
    documents.add(document(found.object()));
  }

  private GoldDocument document(JsonNode line) {
    JsonNode text = line.path("text");
    JsonNode entities = line.path("entities");
    if (!text.isTextual() || !entities.isArray()) {
      throw complaint("\"text\" must be a string and \"entities\" a list");
    }
    List<GoldSpan> spans = new ArrayList<>();
    for (JsonNode entity : entities) {
      spans.add(span(entity, text.asText()));
    }
    return new GoldDocument(text.asText(), spans);
  }

  private GoldSpan span(JsonNode entity, String text) {
    JsonNode start = entity.path("start");
    JsonNode end = entity.path("end");
    JsonNode type = entity.path("type");
    if (!isWhole(start) || !isWhole(end) || !type.isTextual()) {
      throw complaint("an entity needs \"start\" and \"end\" as numbers and \"type\" as a string");
    }
    int from = start.asInt();
    int to = end.asInt();
    if (from < 0 || from >= to || to > text.length()) {
      throw complaint(
          "an entity from %d to %d does not lie inside the text of %d UTF-16 units"
              .formatted(from, to, text.length()));
    }
    if (isInsidePair(text, from) || isInsidePair(text, to)) {
      throw complaint(
          "an entity from %d to %d cuts a character: do its offsets count UTF-16 units?"
              .formatted(from, to));
    }
    List<EntityType> types =
        labels.use(type.asText()).orElseThrow(() -> complaint(LabelUses.complaint(type.asText())));
    return new GoldSpan(from, to, types);
  }

  private static boolean isWhole(JsonNode number) {
    return number.isIntegralNumber() && number.canConvertToInt();
  }

  private static boolean isInsidePair(String text, int offset) {
    return offset > 0
        && offset < text.length()
        && Character.isSurrogatePair(text.charAt(offset - 1), text.charAt(offset));
  }

  private GoldException complaint(String problem) {
    return new GoldException(file, number, problem);
  }
}
