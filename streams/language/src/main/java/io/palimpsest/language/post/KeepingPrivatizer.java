package io.palimpsest.language.post;

import io.palimpsest.language.budget.Budget;
import io.palimpsest.language.policy.PolicyGuarantee;
import io.palimpsest.language.sampling.DrawPrice;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
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
    return new PrivateText(post.text().text().replaced(), post.text().counts(), DrawPrice.NOTHING);
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
