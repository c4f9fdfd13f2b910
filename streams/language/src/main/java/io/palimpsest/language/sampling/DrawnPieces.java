package io.palimpsest.language.sampling;

import io.palimpsest.language.redaction.PieceReader;
import io.palimpsest.language.redaction.PieceReader.Written;
import io.palimpsest.language.redaction.TextPiece.Kind;
import io.palimpsest.language.token.Token;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.function.Supplier;

/**
 * Draws one token at a time: each gets a plan of its own. What is drawn depends on the word, its
 * position and the scope, and on nothing around it, so that the pieces are those of the release.
 */
final class DrawnPieces implements PieceReader.Writer {
  private final Supplier<PlanDraft> drafts;
  private final Draws draws;
  private final String text;

  DrawnPieces(Supplier<PlanDraft> drafts, Draws draws, String text) {
    this.drafts = drafts;
    this.draws = draws;
    this.text = text;
  }

  @Override
  public Written word(Token token, int position, boolean opensSentence) {
    PlanDraft draft = drafts.get();
    draft.word(token, position, opensSentence);
    return written(draft, token);
  }

  @Override
  public Written other(WordClass wordClass, Token token, int position) {
    PlanDraft draft = drafts.get();
    draft.other(wordClass, token, position);
    return written(draft, token);
  }

  private Written written(PlanDraft draft, Token token) {
    GappedText release = draft.release();
    String safe = release.fill(draws);
    if (release.isDrawn()) {
      return new Written(safe, Kind.DRAWN);
    }
    return new Written(safe, safe.equals(token.in(text)) ? Kind.KEPT : Kind.HIDDEN);
  }
}
