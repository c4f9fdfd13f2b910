package io.palimpsest.service.entities;

import io.palimpsest.language.detect.score.Agreement;
import io.palimpsest.language.detect.score.EntityReport;
import java.util.OptionalDouble;

/** Ratios as they are shown: none where there is nothing to divide by. */
final class Ratios {
  private Ratios() {}

  static OptionalDouble precision(Agreement agreement) {
    return agreement.found() == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(agreement.precision());
  }

  static OptionalDouble recall(Agreement agreement) {
    return agreement.marked() == 0 ? OptionalDouble.empty() : OptionalDouble.of(agreement.recall());
  }

  /** What is marked and not found at all has none right: 0, as everybody counts it. */
  static OptionalDouble f1(Agreement agreement) {
    return agreement.marked() == 0 ? OptionalDouble.empty() : OptionalDouble.of(agreement.f1());
  }

  static OptionalDouble of(EntityReport.Share share) {
    return share.whole() == 0 ? OptionalDouble.empty() : OptionalDouble.of(share.value());
  }
}
