package io.palimpsest.language.post;

import io.palimpsest.language.budget.PricedDraws;
import io.palimpsest.language.sampling.DrawPrice;
import io.palimpsest.language.sampling.SamplingPlan;
import java.util.Optional;

/**
 * A post of which it is known what would be drawn, and nothing is drawn yet. As private as the
 * post.
 *
 * @param plan empty if nothing would be drawn
 */
public record PlannedPost(ReplacedPost post, Optional<SamplingPlan> plan) implements PricedDraws {

  @Override
  public int[] drawnWords() {
    return plan.map(SamplingPlan::drawnWords).orElseGet(() -> new int[0]);
  }

  @Override
  public DrawPrice price() {
    return plan.map(SamplingPlan::price).orElse(DrawPrice.NOTHING);
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "PlannedPost[...]";
  }
}
