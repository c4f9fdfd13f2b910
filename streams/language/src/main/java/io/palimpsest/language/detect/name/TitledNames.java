package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds stop words in small letters that are a name because a short title stands before them, and
 * behind them what stands behind a name: {@code mr will from 3b}.
 */
public final class TitledNames implements Detector {
  private static final double CONFIDENCE = 0.7;
  private static final int SHORTEST_TITLE = 2;
  private static final int LONGEST_TITLE = 3;

  /** Disjoint spans in the order of the text. */
  @Override
  public List<Span> detect(DetectorInput input) {
    List<Token> tokens = input.tokens();
    List<Span> found = new ArrayList<>();
    StopWordNames names = null;
    for (int i = 0; i + 2 < tokens.size(); i++) {
      if (!mayBeTitle(tokens.get(i), input.text())) {
        continue;
      }
      boolean stop = input.text().charAt(tokens.get(i + 1).start()) == '.';
      int word = stop ? i + 3 : i + 2;
      if (word >= tokens.size() || tokens.get(word).kind() != TokenKind.WORD) {
        continue;
      }
      if (names == null) {
        Words words = new Words(input);
        names = new StopWordNames(words, new Surroundings(words));
      }
      Token name = tokens.get(word);
      if (Character.isLowerCase(input.text().charAt(name.start())) && names.isTitledSmall(word)) {
        found.add(new Span(name.start(), names.end(word), EntityType.PERSON, CONFIDENCE));
      }
    }
    return found;
  }

  /** As short as mr, mrs, ms, mx and dr are, and with the same letter before it. */
  private static boolean mayBeTitle(Token token, String text) {
    int length = token.end() - token.start();
    int first = text.charAt(token.start()) | 0x20;
    return (first == 'm' || first == 'd')
        && length >= SHORTEST_TITLE
        && length <= LONGEST_TITLE
        && token.kind() == TokenKind.WORD;
  }
}
