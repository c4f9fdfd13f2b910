package io.palimpsest.engine;

/** Why a valid post is not released. */
public enum WithheldReason {
  /** A step failed with the text in hand, or something that is kept of the author does not open. */
  PRIVATIZATION_FAILED,

  /** No policy that can be read and done is in force. */
  POLICY_UNAVAILABLE,

  /** The author's budget has no room for it. */
  BUDGET_EXHAUSTED,

  /** Its author does not want that, or wants what this policy cannot give. */
  AUTHOR_DECLINED,

  /** The author's key cannot be opened. */
  KEY_UNAVAILABLE,

  /** A word would be drawn whose loss has no bound, so that it cannot be charged. */
  NO_BOUND,

  /** The author has spent under more policies than a ledger has room for. */
  TOO_MANY_ACCOUNTS
}
