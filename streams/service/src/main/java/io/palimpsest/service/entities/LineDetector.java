package io.palimpsest.service.entities;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.NullNode;
import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.service.lines.JsonLine;
import io.palimpsest.service.lines.LineExchange;
import io.palimpsest.service.lines.LineReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Detects in JSON lines, on all cores. Each line is answered for itself. */
public final class LineDetector {
  private static final JsonNode NO_ID = NullNode.getInstance();

  /** No character of UTF-16 is longer in UTF-8. */
  private static final int MOST_BYTES_A_UNIT = 3;

  private final Detector detector;
  private final PostRules rules;
  private final ObjectMapper json = new ObjectMapper();

  /**
   * Makes one.
   *
   * @param detector its offsets and types are what is answered
   * @param rules say how long a text may be
   */
  public LineDetector(Detector detector, PostRules rules) {
    this.detector = detector;
    this.rules = rules;
  }

  /**
   * Answers every line that is not blank, in order; see {@link LineExchange}.
   *
   * @param onAnswer called after each
   * @return how many texts were looked at, and how many lines were none
   */
  public LineExchange.Tally run(InputStream in, OutputStream out, Runnable onAnswer)
      throws IOException {
    return new LineExchange(in, out, rules).run(this::written, written -> written, onAnswer);
  }

  private LineExchange.Written written(LineReader.Line line) {
    EntityAnswer answer = answer(line);
    try {
      return new LineExchange.Written(json.writeValueAsBytes(answer), answer.error() == null);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException("an answer could not be written", e);
    }
  }

  private EntityAnswer answer(LineReader.Line line) {
    if (line.isTooLong()) {
      return tooLong(NO_ID);
    }
    JsonLine parsed = JsonLine.of(line.bytes());
    if (parsed instanceof JsonLine.Found found) {
      return answer(found.object());
    }
    return parsed instanceof JsonLine.MalformedUtf8
        ? EntityAnswer.refused(NO_ID, "malformed-utf8", "the line is not well-formed UTF-8")
        : EntityAnswer.refused(
            NO_ID, "not-json", "each line must be one JSON object with \"id\" and \"text\"");
  }

  private EntityAnswer answer(JsonNode line) {
    JsonNode id = line.path("id");
    if (!id.isIntegralNumber() && (!id.isTextual() || id.asText().isEmpty())) {
      return EntityAnswer.refused(NO_ID, "missing-id", Refusal.MISSING_ID.explanation());
    }
    if (!line.path("text").isTextual()) {
      return EntityAnswer.refused(id, "missing-text", "the text is missing or is no string");
    }
    String text = line.path("text").asText();
    if (isTooLong(text)) {
      return tooLong(id);
    }
    try {
      return EntityAnswer.found(id, detector.detect(DetectorInput.of(text)));
    } catch (RuntimeException | StackOverflowError e) {
      return EntityAnswer.refused(
          id, "detection-failed", "please report: " + e.getClass().getName());
    }
  }

  /** Most texts are so short that nobody has to count bytes. */
  private boolean isTooLong(String text) {
    int limit = rules.maxTextBytes();
    return text.length() > limit / MOST_BYTES_A_UNIT
        && (text.length() > limit || text.getBytes(StandardCharsets.UTF_8).length > limit);
  }

  private static EntityAnswer tooLong(JsonNode id) {
    return EntityAnswer.refused(id, "text-too-long", Refusal.TEXT_TOO_LONG.explanation());
  }
}
