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
    Words words = new Words(input);
    List<Span> found = whole(model.detect(input), words);
    Surroundings around = new Surroundings(words);
    StopWordNames stopWords = new StopWordNames(words, around);
    InitialNames initials = new InitialNames(words, around);
    SpelledNames spelled = new SpelledNames(words);
    TwoNames twoNames = new TwoNames(words);
    for (Span name : found) {
      if (name.type() == EntityType.PERSON) {
        stopWords.addName(words.at(name.end() - 1));
      }
    }
    int next = 0;
    List<Token> tokens = input.tokens();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.kind() != TokenKind.WORD
          || !isCapital(input.text().charAt(token.start()))
          || i < next) {
        continue;
      }
      int length = stopWords.nameLength(i);
      length = length > 0 ? length : spelled.nameLength(i);
      length = length > 0 ? length : initials.nameLength(i);
      if (length > 0) {
        int end = stopWords.end(i + length - 1);
        found.add(new Span(token.start(), end, EntityType.PERSON, CONFIDENCE));
        next = i + length;
      } else if (twoNames.isAt(i)) {
        found.add(new Span(token.start(), token.end(), EntityType.HANDLE, OF_A_HANDLE));
      }
    }
    return found;
  }

  private static boolean isCapital(char c) {
    return c >= 'A' && c <= 'Z' || c > 0x7F && Character.isUpperCase(c);
  }

  private static List<Span> whole(List<Span> names, Words words) {
    List<Span> whole = new ArrayList<>(names.size());
    NameTails tails = new NameTails(words);
    NameOpeners openers = new NameOpeners(words);
    for (Span name : names) {
      whole.add(name.type() == EntityType.PERSON ? tails.whole(openers.without(name)) : name);
    }
    return whole;
  }
}
