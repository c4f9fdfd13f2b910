package io.palimpsest.mechanisms.accounting;

import java.util.Locale;

/**
 * How costs are computed and added. Each is a filter: the next draw may be chosen by whoever saw
 * all releases so far, and the promise holds all the same ({@code Allowance.proof.md}).
 */
public enum Accountant {
  /** The sum of losses. No delta, and the most expensive. */
  PURE,

  /** The sum of rho, from the range of the log-ratios. Nothing to choose. */
  ZCDP,

  /** The sum of Rényi divergences at one order, from the range of the log-ratios. */
  RENYI,

  /** The sum of Rényi divergences at one order, from the real table of each output set. */
  CHANNEL_EXACT;

  /** As it stands in a policy: pure, zcdp, renyi, channel-exact. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
