package io.palimpsest.language.post;

import io.palimpsest.language.sampling.SamplingPlan;
import io.palimpsest.language.sampling.TextSampler;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.random.ScopedRandomness;

/** Puts drawn words in place of words: the price is known before the first draw. */
final class SamplingPrivatizer implements TextPrivatizer {
  /** Keys do not rotate yet: every author is in the first epoch. */
  private static final long FIRST_EPOCH = 0;

  private final TextSampler sampler;
  private final int maxReleaseBytes;

  SamplingPrivatizer(TextSampler sampler, int maxReleaseBytes) {
    this.sampler = sampler;
    this.maxReleaseBytes = maxReleaseBytes;
  }

  @Override
  public PrivateText privatize(ReplacedPost replaced, KeyedRandomness author) {
    Post post = replaced.post();
    SamplingPlan plan = sampler.plan(replaced.text().text());
    checkSize(plan);
    ScopedRandomness randomness = author.in(sampler.scope(post.id(), post.text(), FIRST_EPOCH));
    return PrivateText.of(
        sampler.draw(plan, randomness), replaced.text().counts(), plan.counts(), plan.price());
  }

  @Override
  public Guarantee guarantee() {
    return sampler.guarantee();
  }

  /**
   * Words of one letter can become long ones; topics have room for so much and no more. Decided
   * before anything is drawn, by what the release shows anyway: how many words there are, and what
   * stands between them.
   */
  private void checkSize(SamplingPlan plan) {
    if (plan.maxBytes() > maxReleaseBytes) {
      throw new ReleaseTooLargeException();
    }
  }
}
