package io.palimpsest.language.redaction;

import io.palimpsest.language.token.Token;
import io.palimpsest.mechanisms.redaction.Shape;
import io.palimpsest.mechanisms.redaction.Shape.Hidden;
import io.palimpsest.mechanisms.redaction.Shape.Layout;
import io.palimpsest.mechanisms.redaction.Shape.Piece;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A shape in the making. */
final class ShapeDraft implements ShapeListener {

  private static final Map<WordClass, Piece> HIDDEN = hidden();
  private static final Layout SPACE = new Layout(" ");

  private final String text;
  private final List<Piece> pieces = new ArrayList<>();
  private final StringBuilder layout = new StringBuilder();
  private final ClassCounts counts = new ClassCounts();

  ShapeDraft(String text) {
    this.text = text;
  }

  private static Map<WordClass, Piece> hidden() {
    Map<WordClass, Piece> hidden = new EnumMap<>(WordClass.class);
    for (WordClass wordClass : WordClass.values()) {
      hidden.put(wordClass, new Hidden(wordClass));
    }
    return hidden;
  }

  @Override
  public void layout(char accepted) {
    layout.append(accepted);
  }

  @Override
  public void word(Token token, int position, boolean opensSentence) {
    hide(NameGuess.of(token.in(text), opensSentence));
  }

  @Override
  public void other(WordClass wordClass, Token token, int position) {
    hide(wordClass);
  }

  /** A shape has no place for it: whoever replaces names does not redact them. */
  @Override
  public void replaced(String replacement) {
    throw new IllegalStateException("a redaction shows classes only, nothing that was replaced");
  }

  private void hide(WordClass wordClass) {
    flush();
    pieces.add(HIDDEN.get(wordClass));
    counts.add(wordClass);
  }

  Shape shape() {
    flush();
    return new Shape(pieces);
  }

  Map<WordClass, Integer> counts() {
    return counts.map();
  }

  private void flush() {
    if (layout.length() > 0) {
      boolean space = layout.length() == 1 && layout.charAt(0) == ' ';
      pieces.add(space ? SPACE : new Layout(layout.toString()));
      layout.setLength(0);
    }
  }
}
