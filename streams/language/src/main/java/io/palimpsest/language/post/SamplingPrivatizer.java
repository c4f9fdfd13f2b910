package io.palimpsest.language.post;

import io.palimpsest.language.sampling.SamplingPlan;
import io.palimpsest.language.sampling.TextSampler;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.random.ScopedRandomness;
import java.nio.charset.StandardCharsets;

/** Puts drawn words in place of words: the price is known before the first draw. */
final class SamplingPrivatizer implements TextPrivatizer {
  /** Keys do not rotate yet: every author is in the first epoch. */
  private static final long FIRST_EPOCH = 0;

  private final TextSampler sampler;

  SamplingPrivatizer(TextSampler sampler) {
    this.sampler = sampler;
  }

  @Override
  public PrivateText privatize(Post post, KeyedRandomness author) {
    SamplingPlan plan = sampler.plan(post.text());
    checkSize(plan, post.text());
    ScopedRandomness randomness = author.in(sampler.scope(post.id(), post.text(), FIRST_EPOCH));
    return PrivateText.of(sampler.draw(plan, randomness), plan.counts(), plan.price());
  }

  @Override
  public Guarantee guarantee() {
    return sampler.guarantee();
  }

  /**
   * Words of one letter can become long ones; topics have room for so much and no more. Decided
   * before anything is drawn: whether a post is released must not depend on the draws.
   */
  private static void checkSize(SamplingPlan plan, String text) {
    long bytes = text.getBytes(StandardCharsets.UTF_8).length;
    if (plan.maxBytes() > Privatizer.MAX_GROWTH * bytes + Privatizer.MAX_EXTRA_BYTES) {
      throw new IllegalStateException("the release could be too large for its topic");
    }
  }
}
