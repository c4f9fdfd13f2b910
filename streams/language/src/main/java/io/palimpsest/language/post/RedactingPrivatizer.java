package io.palimpsest.language.post;

import io.palimpsest.language.redaction.Redaction;
import io.palimpsest.language.redaction.Redactor;
import io.palimpsest.language.sampling.DrawPrice;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.redaction.ShapeRedaction;

/** Puts classes in place of words. */
final class RedactingPrivatizer implements TextPrivatizer {
  private final Redactor redactor = new Redactor();

  @Override
  public PrivateText privatize(Post post, KeyedRandomness author) {
    Redaction redaction = redactor.redact(post.text());
    return PrivateText.of(redaction.text(), redaction.counts(), DrawPrice.NOTHING);
  }

  @Override
  public Guarantee guarantee() {
    return ShapeRedaction.GUARANTEE;
  }
}
