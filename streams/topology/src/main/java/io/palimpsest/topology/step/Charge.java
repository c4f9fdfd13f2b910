package io.palimpsest.topology.step;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.budget.ChargeDecision;
import io.palimpsest.language.budget.ChargeRefusal;
import io.palimpsest.language.budget.Payment;
import io.palimpsest.language.policy.BudgetRules;
import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.language.post.PlannedPost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.Outcome;
import io.palimpsest.topology.state.AuthorVault;
import java.util.Optional;
import java.util.function.Function;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Charges a post to its author's budget, before anything is drawn. One that the budget does not
 * suffice for is withheld, or released without draws, as the policy says; it leaves the ledger as
 * it was.
 */
public final class Charge
    extends ContextualProcessor<
        String, PathPost<PseudonymizedPost>, String, Outcome<PathPost<ChargedPost>, Withheld>> {
  private final Function<ProcessorContext<?, ?>, AuthorVault> vaults;
  private final Withholding withholding;
  private final PathCounters counters;
  private AuthorVault vault;

  public Charge(
      Function<ProcessorContext<?, ?>, AuthorVault> vaults,
      Withholding withholding,
      PathCounters counters) {
    this.vaults = vaults;
    this.withholding = withholding;
    this.counters = counters;
  }

  @Override
  public void init(ProcessorContext<String, Outcome<PathPost<ChargedPost>, Withheld>> context) {
    super.init(context);
    vault = vaults.apply(context);
  }

  @Override
  public void process(Record<String, PathPost<PseudonymizedPost>> record) {
    withholding.forward(record, () -> counted(charged(record.value())), context());
  }

  private Outcome<ChargedPost, WithheldReason> counted(
      Outcome<ChargedPost, WithheldReason> outcome) {
    if (outcome instanceof Outcome.Passed) {
      counters.countCharge();
    }
    return outcome;
  }

  private Outcome<ChargedPost, WithheldReason> charged(PathPost<PseudonymizedPost> post) {
    PlannedPost planned = post.privatizer().plan(post.made().post());
    AuthorLedger ledger = vault.ledger(post.author());
    ChargeDecision decision =
        post.privatizer()
            .budget()
            .decide(
                ledger,
                planned,
                post.author().epoch(),
                post.post().createdAt(),
                post.receivedAt(),
                post.preference().budget());
    if (decision instanceof ChargeDecision.Granted granted) {
      keep(post, ledger, granted.after());
      return new Outcome.Passed<>(
          new ChargedPost(planned, post.made().memory(), granted.payment(), Optional.empty()));
    }
    return refused(post, planned, ((ChargeDecision.Refused) decision).why());
  }

  private void keep(PathPost<?> post, AuthorLedger before, AuthorLedger after) {
    if (after != before) {
      vault.write(NodeNames.AUTHOR_LEDGERS, post.author(), after.toBytes());
    }
  }

  private static Outcome<ChargedPost, WithheldReason> refused(
      PathPost<PseudonymizedPost> post, PlannedPost planned, ChargeRefusal why) {
    if (why != ChargeRefusal.EXHAUSTED) {
      return new Outcome.Stopped<>(
          why == ChargeRefusal.NO_BOUND
              ? WithheldReason.NO_BOUND
              : WithheldReason.TOO_MANY_ACCOUNTS);
    }
    BudgetRules rules = post.privatizer().policy().budget().orElseThrow();
    if (rules.whenExhausted() == Exhaustion.WITHHOLD) {
      return new Outcome.Stopped<>(WithheldReason.BUDGET_EXHAUSTED);
    }
    return new Outcome.Passed<>(
        new ChargedPost(
            planned,
            post.made().memory(),
            Payment.nothing(rules.accountant().label(), post.receivedAt()),
            Optional.of(rules.whenExhausted())));
  }
}
