package io.palimpsest.language.post;

import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyGuarantee;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.redaction.Redaction;
import io.palimpsest.language.redaction.Redactor;
import io.palimpsest.language.redaction.ShapeReader;
import io.palimpsest.language.sampling.StopWordRule;
import io.palimpsest.language.token.MarkedText;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.redaction.ShapeRedaction;
import java.util.Map;

/** What is released of a post that its author's budget has no room for. Nothing of it is drawn. */
final class Degrading {
  private final Policy policy;
  private final ReleaseRoom room;
  private final StopWordRule stopWords;
  private final ShapeReader reader = new ShapeReader();
  private final Redactor redactor = new Redactor();

  Degrading(Policy policy, ReleaseRoom room) {
    this.policy = policy;
    this.room = room;
    this.stopWords =
        policy.tokens() instanceof TokenRules.Sample sample
            ? sample.rules().stopWords()
            : StopWordRule.SAMPLE;
  }

  PrivateText degraded(ReplacedPost post, Exhaustion how) {
    return switch (how) {
      case SANITIZE -> sanitized(post);
      case REDACT -> redacted(post);
      case WITHHOLD -> throw nothing();
    };
  }

  private PrivateText sanitized(ReplacedPost post) {
    MarkedText text = post.text().text();
    SanitizedDraft draft = new SanitizedDraft(text.text(), stopWords);
    reader.read(text, draft);
    room.check(draft.release());
    return PrivateText.of(draft.release(), post.text().counts(), draft.counts());
  }

  /** Of the text as it was written: what entities were replaced by has no class. */
  private PrivateText redacted(ReplacedPost post) {
    Redaction redaction = redactor.redact(post.post().text());
    return PrivateText.of(redaction.text(), Map.of(), redaction.counts());
  }

  Guarantee guarantee(Exhaustion how) {
    return switch (how) {
      case SANITIZE -> PolicyGuarantee.of(ofSanitizedWords(), policy.entities());
      case REDACT -> ShapeRedaction.GUARANTEE;
      case WITHHOLD -> throw nothing();
    };
  }

  private Guarantee ofSanitizedWords() {
    Guarantee shape = ShapeRedaction.GUARANTEE;
    boolean keeps = stopWords == StopWordRule.KEEP;
    return new Guarantee(
        "sanitize",
        keeps ? shape.neighbours() + ", with the same stop words" : shape.neighbours(),
        shape.unit(),
        shape.promise(),
        keeps ? shape.notPromised() + "; stop words, which are kept" : shape.notPromised());
  }

  private static IllegalArgumentException nothing() {
    return new IllegalArgumentException("of a post that is withheld nothing is released");
  }
}
