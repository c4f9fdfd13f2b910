package io.palimpsest.language.entity;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Detectors;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.ArrayList;
import java.util.List;

/** Finds what the rules of a policy are about. Thread-safe; keeps nothing between calls. */
public final class EntityDetection {
  private final EntityRules rules;
  private final Detectors detectors;

  public EntityDetection(EntityRules rules, Detectors detectors) {
    this.rules = rules;
    this.detectors = detectors;
  }

  /** Disjoint spans in the order of the text, none below its type's threshold. */
  public List<Span> detect(DetectorInput input) {
    List<Span> found = detectors.detect(input, this::isSureEnough);
    return rules.coverNumbers() ? withNumbers(found, input.tokens()) : found;
  }

  private boolean isSureEnough(Span span) {
    return span.confidence() >= rules.of(span.type()).threshold();
  }

  private static List<Span> withNumbers(List<Span> found, List<Token> tokens) {
    List<Span> all = new ArrayList<>();
    int next = 0;
    for (Token token : tokens) {
      while (next < found.size() && found.get(next).end() <= token.start()) {
        all.add(found.get(next++));
      }
      boolean free = next == found.size() || found.get(next).start() >= token.end();
      if (token.kind() == TokenKind.NUMBER && free) {
        all.add(new Span(token.start(), token.end(), EntityType.NUMBER, 1));
      }
    }
    all.addAll(found.subList(next, found.size()));
    return all;
  }
}
