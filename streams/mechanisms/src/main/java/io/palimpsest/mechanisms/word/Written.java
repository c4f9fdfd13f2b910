package io.palimpsest.mechanisms.word;

import java.math.BigDecimal;

/** Numbers as they stand in a guarantee. */
final class Written {

  private Written() {}

  /** All its digits, without an exponent or idle zeros: 1, 0.5, 1000. */
  static String exactly(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }
}
