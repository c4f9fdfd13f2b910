package io.palimpsest.language.redaction;

import io.palimpsest.mechanisms.redaction.Shape;
import io.palimpsest.mechanisms.redaction.Shape.Hidden;
import io.palimpsest.mechanisms.redaction.Shape.Layout;
import io.palimpsest.mechanisms.redaction.Shape.Piece;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A shape in the making. Decides what counts as layout; everything else is hidden here. */
final class ShapeDraft {

  private static final Hidden SYMBOL = new Hidden(WordClass.SYMBOL);

  private final List<Piece> pieces = new ArrayList<>();
  private final StringBuilder layout = new StringBuilder();
  private final Map<WordClass, Integer> counts = new EnumMap<>(WordClass.class);

  void hide(WordClass wordClass) {
    boolean touching = layout.length() == 0 && !pieces.isEmpty();
    if (wordClass == WordClass.SYMBOL && touching && pieces.get(pieces.size() - 1).equals(SYMBOL)) {
      return; // how many invisible characters stand in a row could spell a message
    }
    flush();
    pieces.add(new Hidden(wordClass));
    if (wordClass != WordClass.WORD && wordClass != WordClass.SYMBOL) {
      counts.merge(wordClass, 1, Integer::sum);
    }
  }

  void space(String run) {
    for (int i = 0; i < run.length(); i++) {
      char c = run.charAt(i);
      boolean lineFeedFollows = i + 1 < run.length() && run.charAt(i + 1) == '\n';
      // Line ends of every system read the same; which system wrote them is nobody's business.
      if (c == '\r' && !lineFeedFollows) {
        layout.append('\n');
      } else if (c != '\r') {
        layout.append(Layout.accepts(c) ? c : ' ');
      }
    }
  }

  void punctuation(String mark) {
    if (Layout.accepts(mark.codePointAt(0))) {
      layout.append(mark);
    } else {
      hide(WordClass.SYMBOL);
    }
  }

  Shape shape() {
    flush();
    return new Shape(pieces);
  }

  Map<WordClass, Integer> counts() {
    return counts;
  }

  private void flush() {
    if (layout.length() > 0) {
      pieces.add(new Layout(layout.toString()));
      layout.setLength(0);
    }
  }
}
