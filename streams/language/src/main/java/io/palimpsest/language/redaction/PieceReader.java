package io.palimpsest.language.redaction;

import io.palimpsest.language.redaction.TextPiece.Kind;
import io.palimpsest.language.token.MarkedText;
import io.palimpsest.language.token.Replacement;
import io.palimpsest.language.token.Token;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts a text into pieces, each beside what is released in its place. Together the pieces cover the
 * text. It reads through {@link ShapeReader}, as every release does.
 *
 * <p>Where words are left out ({@code unknown: drop}) a release has one space less than its pieces.
 */
public final class PieceReader {

  /** Says what is released in place of one token, by itself. */
  public interface Writer {
    /** In place of a word; see {@link ShapeListener#word}. */
    Written word(Token token, int position, boolean opensSentence);

    /** In place of anything else; see {@link ShapeListener#other}. */
    Written other(WordClass wordClass, Token token, int position);
  }

  /** What is released in place of a token, and what was done for it. */
  public record Written(String text, Kind kind) {
    /** Says nothing of the text. */
    @Override
    public String toString() {
      return "Written[" + kind + "]";
    }
  }

  private PieceReader() {}

  /** The pieces of a text, in order. */
  public static List<TextPiece> read(MarkedText text, Writer writer) {
    Pieces pieces = new Pieces(text, writer);
    new ShapeReader().read(text, pieces);
    return pieces.finish();
  }

  private static final class Pieces implements ShapeListener {
    private final MarkedText text;
    private final Writer writer;
    private final StringBuilder layout = new StringBuilder();
    private final List<TextPiece> pieces = new ArrayList<>();
    private int done;
    private int replaced;

    Pieces(MarkedText text, Writer writer) {
      this.text = text;
      this.writer = writer;
    }

    @Override
    public void layout(char accepted) {
      layout.append(accepted);
    }

    @Override
    public void word(Token token, int position, boolean opensSentence) {
      add(token.start(), token.end(), writer.word(token, position, opensSentence));
    }

    @Override
    public void other(WordClass wordClass, Token token, int position) {
      add(token.start(), token.end(), writer.other(wordClass, token, position));
    }

    @Override
    public void replaced(String replacement) {
      Replacement place = text.replacements().get(replaced++);
      add(
          text.tokens().get(place.firstToken()).start(),
          text.tokens().get(place.endToken() - 1).end(),
          new Written(replacement, Kind.ENTITY));
    }

    private void add(int start, int end, Written written) {
      keepUpTo(start);
      pieces.add(new TextPiece(start, end, written.text(), written.kind()));
      done = end;
    }

    private void keepUpTo(int start) {
      if (start > done || !layout.isEmpty()) {
        pieces.add(new TextPiece(done, start, layout.toString(), Kind.KEPT));
        layout.setLength(0);
      }
      done = start;
    }

    List<TextPiece> finish() {
      keepUpTo(text.text().length());
      return pieces;
    }
  }
}
