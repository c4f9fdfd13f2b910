package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.List;

/** What the detector finds in a made-up text, as a reader would say it. */
final class Found {

  private static final PatternDetector DETECTOR = new PatternDetector();

  private Found() {}

  /** Every span as {@code label=text}. */
  static List<String> in(String text) {
    return spans(text).stream()
        .map(span -> span.type().label() + "=" + text.substring(span.start(), span.end()))
        .toList();
  }

  /** The texts of the spans of one type. */
  static List<String> of(EntityType type, String text) {
    return spans(text).stream()
        .filter(span -> span.type() == type)
        .map(span -> text.substring(span.start(), span.end()))
        .toList();
  }

  /** The confidence of the only span. */
  static double confidence(String text) {
    List<Span> spans = spans(text);
    if (spans.size() != 1) {
      throw new AssertionError("spans: " + spans.size());
    }
    return spans.get(0).confidence();
  }

  static List<Span> spans(String text) {
    return DETECTOR.detect(DetectorInput.of(text));
  }
}
