package io.palimpsest.language.post;

import io.palimpsest.language.budget.Budget;
import io.palimpsest.language.redaction.TextPiece;
import io.palimpsest.language.sampling.SamplingPlan;
import io.palimpsest.language.sampling.TextSampler;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.random.ScopedRandomness;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Puts drawn words in place of words: the price is known before the first draw. */
final class SamplingPrivatizer implements TextPrivatizer {
  private final TextSampler sampler;
  private final double epsilon;
  private final Budget budget;
  private final ReleaseRoom room;

  /**
   * Draws with a sampler.
   *
   * @param epsilon of one of its draws
   */
  SamplingPrivatizer(TextSampler sampler, double epsilon, Budget budget, ReleaseRoom room) {
    this.sampler = sampler;
    this.epsilon = epsilon;
    this.budget = budget;
    this.room = room;
  }

  /**
   * Words of one letter can become long ones; topics have room for so much and no more. Decided
   * before anything is drawn, by what the release shows anyway: how many words there are, and what
   * stands between them.
   */
  @Override
  public PlannedPost plan(ReplacedPost post) {
    SamplingPlan plan = sampler.plan(post.text().text());
    room.check(plan.maxBytes());
    return new PlannedPost(post, Optional.of(plan));
  }

  @Override
  public PrivateText draw(PlannedPost planned, KeyedRandomness author) {
    Post post = planned.post().post();
    SamplingPlan plan =
        planned.plan().orElseThrow(() -> new IllegalArgumentException("nothing is planned"));
    ScopedRandomness randomness = author.in(sampler.scope(post.id(), post.text()));
    return PrivateText.of(
        sampler.draw(plan, randomness), planned.post().text().counts(), plan.counts());
  }

  @Override
  public List<TextPiece> pieces(PlannedPost planned, KeyedRandomness author) {
    Post post = planned.post().post();
    return sampler.pieces(
        planned.post().text().text(), author.in(sampler.scope(post.id(), post.text())));
  }

  @Override
  public Guarantee guarantee() {
    return sampler.guarantee();
  }

  @Override
  public Budget budget() {
    return budget;
  }

  @Override
  public OptionalDouble drawEpsilon() {
    return OptionalDouble.of(epsilon);
  }
}
