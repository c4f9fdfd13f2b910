package io.palimpsest.service.http.policy;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;
import io.palimpsest.schemas.PolicyVerdict;
import java.time.Instant;
import java.util.List;

/** What is told about policies. */
final class PolicyAnswers {
  private PolicyAnswers() {}

  /**
   * All policies.
   *
   * @param inForce holds for the next post; absent while the stream does not run
   * @param policies that are known here
   */
  @Introspected
  record Listed(@Nullable InForceName inForce, List<One> policies) {}

  /**
   * Which policy holds.
   *
   * @param source submitted, or started-with
   */
  @Introspected
  record InForceName(String name, int version, String source) {}

  /**
   * One policy.
   *
   * @param source built-in, started-with or submitted
   * @param inForce whether it holds for the next post
   * @param document the YAML that was submitted
   * @param explanation what it promises, in words; absent in lists
   */
  @Introspected
  record One(
      String name,
      int version,
      String source,
      boolean inForce,
      @Nullable String document,
      @Nullable String explanation) {}

  /** A policy that is right, and what it promises. */
  @Introspected
  record Checked(String name, int version, String explanation) {}

  /** Verdicts, the latest first. */
  @Introspected
  record History(List<Verdict> verdicts) {}

  /** What became of a submission. */
  @Introspected
  record Verdict(
      String name, int version, boolean accepted, String explanation, Instant decidedAt) {
    static Verdict of(PolicyVerdict verdict) {
      return new Verdict(
          verdict.getName(),
          verdict.getVersion(),
          verdict.getAccepted(),
          verdict.getExplanation(),
          verdict.getDecidedAt());
    }
  }
}
