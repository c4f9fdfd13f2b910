package io.palimpsest.language.post;

import io.palimpsest.language.policy.PolicyGuarantee;
import io.palimpsest.language.sampling.DrawPrice;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.nio.charset.StandardCharsets;

/** Leaves words as they were written; only entities differ. */
final class KeepingPrivatizer implements TextPrivatizer {
  private final int maxReleaseBytes;

  KeepingPrivatizer(int maxReleaseBytes) {
    this.maxReleaseBytes = maxReleaseBytes;
  }

  @Override
  public PrivateText privatize(ReplacedPost post, KeyedRandomness author) {
    String text = post.text().text().replaced();
    if (text.getBytes(StandardCharsets.UTF_8).length > maxReleaseBytes) {
      throw new ReleaseTooLargeException();
    }
    return new PrivateText(text, post.text().counts(), DrawPrice.NOTHING);
  }

  @Override
  public Guarantee guarantee() {
    return PolicyGuarantee.OF_KEPT_WORDS;
  }
}
