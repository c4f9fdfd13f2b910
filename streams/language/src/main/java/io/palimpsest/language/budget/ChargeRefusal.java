package io.palimpsest.language.budget;

/** Why a post is not paid for. */
public enum ChargeRefusal {
  /** It costs more than is left in some window. */
  EXHAUSTED,

  /**
   * A draw has no bound in the unit of the budget, or none at all that a policy would own up to.
   */
  NO_BOUND,

  /**
   * The author has accounts in {@value AuthorLedger#MAX_ACCOUNTS} units and windows already.
   * Another one would have to take the place of a debt.
   */
  TOO_MANY_ACCOUNTS
}
