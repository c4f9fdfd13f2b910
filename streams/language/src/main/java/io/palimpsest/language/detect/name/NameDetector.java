package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.ArrayList;
import java.util.List;

/** Finds names of people by rules where a trained model finds too few of them: see the package. */
public final class NameDetector implements Detector {
  private static final double CONFIDENCE = 0.8;

  @Override
  public List<Span> detect(DetectorInput input) {
    List<Span> found = List.of();
    StopWordNames stopWords = new StopWordNames(input);
    List<Token> tokens = input.tokens();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.kind() == TokenKind.WORD && isCapital(input.text().charAt(token.start()))) {
        int length = stopWords.nameLength(i);
        if (length > 0) {
          found = found.isEmpty() ? new ArrayList<>() : found;
          int end = stopWords.end(i + length - 1);
          found.add(new Span(token.start(), end, EntityType.PERSON, CONFIDENCE));
        }
      }
    }
    return found;
  }

  private static boolean isCapital(char c) {
    return c >= 'A' && c <= 'Z';
  }
}
