package io.palimpsest.language.budget;

/** Whether a post is paid for. Made before anything is drawn. */
public sealed interface ChargeDecision {

  /**
   * It is. Keep the ledger together with the release, or release nothing.
   *
   * @param after the author's ledger with the payment in it
   */
  record Granted(AuthorLedger after, Payment payment) implements ChargeDecision {}

  /** It is not. The ledger is as it was, and nothing may be drawn. */
  record Refused(ChargeRefusal why) implements ChargeDecision {}
}
