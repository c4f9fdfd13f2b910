package io.palimpsest.language.post;

import io.palimpsest.language.budget.Budget;
import io.palimpsest.language.policy.PolicyGuarantee;
import io.palimpsest.language.redaction.TextPiece;
import io.palimpsest.language.token.MarkedText;
import io.palimpsest.language.token.Replacement;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Leaves words as they were written; only entities differ. */
final class KeepingPrivatizer implements TextPrivatizer {
  private final ReleaseRoom room;

  KeepingPrivatizer(ReleaseRoom room) {
    this.room = room;
  }

  @Override
  public PlannedPost plan(ReplacedPost post) {
    room.check(post.text().text().replaced());
    return new PlannedPost(post, Optional.empty());
  }

  @Override
  public PrivateText draw(PlannedPost planned, KeyedRandomness author) {
    ReplacedPost post = planned.post();
    return new PrivateText(post.text().text().replaced(), post.text().counts());
  }

  @Override
  public List<TextPiece> pieces(PlannedPost planned, KeyedRandomness author) {
    MarkedText text = planned.post().text().text();
    List<TextPiece> pieces = new ArrayList<>();
    int done = 0;
    for (Replacement entity : text.replacements()) {
      int start = text.tokens().get(entity.firstToken()).start();
      int end = text.tokens().get(entity.endToken() - 1).end();
      pieces.add(kept(text, done, start));
      pieces.add(new TextPiece(start, end, entity.text(), TextPiece.Kind.ENTITY));
      done = end;
    }
    pieces.add(kept(text, done, text.text().length()));
    return pieces;
  }

  private static TextPiece kept(MarkedText text, int start, int end) {
    return new TextPiece(start, end, text.text().substring(start, end), TextPiece.Kind.KEPT);
  }

  @Override
  public Guarantee guarantee() {
    return PolicyGuarantee.OF_KEPT_WORDS;
  }

  @Override
  public Budget budget() {
    return Budget.ofNothing();
  }

  @Override
  public OptionalDouble drawEpsilon() {
    return OptionalDouble.empty();
  }
}
