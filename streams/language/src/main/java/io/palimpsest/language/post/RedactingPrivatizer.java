package io.palimpsest.language.post;

import io.palimpsest.language.redaction.Redaction;
import io.palimpsest.language.redaction.Redactor;
import io.palimpsest.language.sampling.DrawPrice;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.redaction.ShapeRedaction;
import java.util.Map;

/** Puts classes in place of words. */
final class RedactingPrivatizer implements TextPrivatizer {
  private final Redactor redactor = new Redactor();

  /** A policy that redacts has no rules for entities, so there is nothing else to count. */
  @Override
  public PrivateText privatize(ReplacedPost post, KeyedRandomness author) {
    Redaction redaction = redactor.redact(post.text().text());
    return PrivateText.of(redaction.text(), Map.of(), redaction.counts(), DrawPrice.NOTHING);
  }

  @Override
  public Guarantee guarantee() {
    return ShapeRedaction.GUARANTEE;
  }
}
