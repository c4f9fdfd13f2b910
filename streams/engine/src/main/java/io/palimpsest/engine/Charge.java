package io.palimpsest.engine;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.budget.ChargeDecision;
import io.palimpsest.language.budget.ChargeRefusal;
import io.palimpsest.language.budget.Payment;
import io.palimpsest.language.policy.BudgetRules;
import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.language.post.PlannedPost;
import io.palimpsest.language.post.Privatizer;
import java.util.Optional;

/**
 * Charges a post to its author's budget before anything is drawn. If the budget does not suffice,
 * the policy decides whether the post is withheld or released without draws; the ledger stays
 * unchanged in both cases.
 */
final class Charge {

  /** The result of charging. */
  sealed interface Outcome {

    /** The post is paid for, or free. */
    record Done(Paid paid) implements Outcome {}

    /** The post cannot be paid for and is withheld. */
    record Refused(WithheldReason why) implements Outcome {}
  }

  Outcome charge(
      ReceivedPost at, PlannedPost planned, Author author, AuthorAccess access, Privatizer by) {
    AuthorLedger ledger = access.ledger();
    ChargeDecision decision =
        by.budget()
            .decide(
                ledger,
                planned,
                author.epoch(),
                at.post().createdAt(),
                at.receivedAt(),
                access.preference().budget());
    if (decision instanceof ChargeDecision.Granted granted) {
      return new Outcome.Done(
          new Paid(planned, granted.payment(), granted.after(), Optional.empty()));
    }
    return refused(((ChargeDecision.Refused) decision).why(), at, planned, ledger, by);
  }

  private static Outcome refused(
      ChargeRefusal why, ReceivedPost at, PlannedPost planned, AuthorLedger ledger, Privatizer by) {
    if (why != ChargeRefusal.EXHAUSTED) {
      return new Outcome.Refused(
          why == ChargeRefusal.NO_BOUND
              ? WithheldReason.NO_BOUND
              : WithheldReason.TOO_MANY_ACCOUNTS);
    }
    BudgetRules rules = by.policy().budget().orElseThrow();
    if (rules.whenExhausted() == Exhaustion.WITHHOLD) {
      return new Outcome.Refused(WithheldReason.BUDGET_EXHAUSTED);
    }
    return new Outcome.Done(
        new Paid(
            planned,
            Payment.nothing(rules.accountant().label(), at.receivedAt()),
            ledger,
            Optional.of(rules.whenExhausted())));
  }
}
