package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.ArrayList;
import java.util.List;

/** Finds names of people by rules, beside those that a trained model finds: see the package. */
public final class NameDetector implements Detector {
  private static final double CONFIDENCE = 0.8;
  private static final double OF_A_HANDLE = 0.6;

  private final Detector model;

  /**
   * Adds rules to a model.
   *
   * @param model whose names are made whole
   */
  public NameDetector(Detector model) {
    this.model = model;
  }

  /** What the model finds, whole, and what the rules find; they may overlap. */
  @Override
  public List<Span> detect(DetectorInput input) {
    Surroundings around = new Surroundings(input);
    List<Span> found = whole(model.detect(input), input, around);
    StopWordNames stopWords = new StopWordNames(input, around);
    NameShapes shapes = new NameShapes(input, around);
    List<Token> tokens = input.tokens();
    int next = 0;
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (i >= next
          && token.kind() == TokenKind.WORD
          && Character.isUpperCase(input.text().charAt(token.start()))) {
        int length = Math.max(stopWords.nameLength(i), shapes.lettersLength(i));
        if (length > 0) {
          int end = stopWords.end(i + length - 1);
          found.add(new Span(token.start(), end, EntityType.PERSON, CONFIDENCE));
          next = i + length;
        } else if (shapes.isTwoNames(i)) {
          found.add(new Span(token.start(), token.end(), EntityType.HANDLE, OF_A_HANDLE));
        }
      }
    }
    return found;
  }

  private static List<Span> whole(List<Span> names, DetectorInput input, Surroundings around) {
    List<Span> whole = new ArrayList<>(names.size());
    NameTails tails = new NameTails(input, around);
    for (Span name : names) {
      whole.add(name.type() == EntityType.PERSON ? tails.whole(name) : name);
    }
    return whole;
  }
}
