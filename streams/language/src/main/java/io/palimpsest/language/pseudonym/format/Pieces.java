package io.palimpsest.language.pseudonym.format;

import io.palimpsest.language.pseudonym.format.Piece.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The text of a date cut into pieces. Beyond the last one stands an empty sign, so that every index
 * may be asked.
 */
final class Pieces {

  private static final Piece NONE = new Piece(Kind.SIGN, 0, 0, "", "", false);

  private final String text;
  private final List<Piece> pieces = new ArrayList<>();

  private Pieces(String text) {
    this.text = text;
  }

  static Pieces of(String text) {
    Pieces pieces = new Pieces(text);
    int at = 0;
    while (at < text.length()) {
      at = pieces.next(at);
    }
    return pieces;
  }

  private int next(int start) {
    Kind kind = kind(text.codePointAt(start));
    StringBuilder folded = new StringBuilder();
    int at = start;
    int end = start;
    while (at < text.length()) {
      int codePoint = text.codePointAt(at);
      int read = Folding.fold(codePoint);
      if (read >= 0 && (kind(codePoint) != kind || (kind == Kind.SIGN && end > start))) {
        break;
      }
      at += Character.charCount(codePoint);
      if (read >= 0) {
        folded.appendCodePoint(read);
        end = at;
      }
    }
    String value = folded.toString().toLowerCase(Locale.ROOT);
    if (!value.isBlank()) {
      boolean glued = size() > 0 && pieces.get(size() - 1).end() == start;
      pieces.add(new Piece(kind, start, end, value, text.substring(start, end), glued));
    }
    return at;
  }

  private static Kind kind(int codePoint) {
    int read = Folding.fold(codePoint);
    if (Folding.isDigit(read)) {
      return Kind.NUMBER;
    }
    boolean mark = Character.getType(codePoint) == Character.NON_SPACING_MARK;
    return mark || Character.isLetter(codePoint) ? Kind.WORD : Kind.SIGN;
  }

  int size() {
    return pieces.size();
  }

  Piece get(int index) {
    return index >= 0 && index < size() ? pieces.get(index) : NONE;
  }

  /** Whether there is a piece that touches the one before. */
  boolean isGlued(int index) {
    return get(index).glued();
  }

  /**
   * The text with other words for some of its pieces.
   *
   * @param replaced for each piece the new text, or null to leave it
   */
  String with(String[] replaced) {
    StringBuilder written = new StringBuilder();
    int done = 0;
    for (int i = 0; i < size(); i++) {
      if (replaced[i] != null) {
        written.append(text, done, pieces.get(i).start()).append(replaced[i]);
        done = pieces.get(i).end();
      }
    }
    return written.append(text, done, text.length()).toString();
  }

  /** Nothing of the text. */
  @Override
  public String toString() {
    return "Pieces[" + size() + "]";
  }
}
