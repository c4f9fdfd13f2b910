package io.palimpsest.topology.step;

import io.palimpsest.engine.Decision;
import io.palimpsest.engine.Decision.PaidPost;
import io.palimpsest.engine.Paid;
import io.palimpsest.engine.PathStep;
import io.palimpsest.engine.PostAtHand;
import io.palimpsest.language.entity.Observation;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.ReleaseGuarantee;
import io.palimpsest.schemas.SharedValue;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.state.AuthorVault;
import io.palimpsest.topology.state.KnownAuthor;
import java.util.Optional;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;

/**
 * Writes down what was decided about a post: the author's state first, then the charge and the
 * balances after it, who used which values, and the release or why there is none.
 */
final class Decided {
  private final AuthorVault vault;
  private final PathCounters counters;
  private final ProcessorContext<String, Object> context;
  private final Guarantees guarantees;
  private final ReadOnlyKeyValueStore<String, ValueAndTimestamp<SharedValue>> shared;

  Decided(AuthorVault vault, PathCounters counters, ProcessorContext<String, Object> context) {
    this.vault = vault;
    this.counters = counters;
    this.context = context;
    this.guarantees = new Guarantees(this::publish);
    this.shared = context.getStateStore(NodeNames.SHARED_VALUES);
  }

  /**
   * Writes a decision.
   *
   * @param author as it was opened for the decision; empty if it could not be
   */
  void write(PostAtHand at, Decision decision, Optional<KnownAuthor> author, long timestamp) {
    long since = System.nanoTime();
    if (decision instanceof Decision.Withheld withheld) {
      withhold(at, withheld, author, timestamp);
    } else if (decision instanceof Decision.Known) {
      vault.keep(author.orElseThrow());
      counters.countDuplicate();
    } else if (decision instanceof Decision.ReleasedAgain again) {
      vault.keep(author.orElseThrow());
      counters.countReleasedAgain();
      release(at, again, timestamp, since);
    } else {
      Decision.Released released = (Decision.Released) decision;
      vault.keep(author.orElseThrow(), released.paid().ledger(), released.names());
      vault.releases().add(author.orElseThrow(), released.identity(), released.text());
      charge(at, released.paid(), released.by(), released.author().pseudonym(), timestamp);
      counters.countDraws(released.paid().draws());
      release(at, released, timestamp, since);
    }
  }

  private void withhold(
      PostAtHand at, Decision.Withheld withheld, Optional<KnownAuthor> author, long timestamp) {
    Optional<PaidPost> paid = withheld.paid();
    author.ifPresent(
        known -> vault.keep(known, paid.map(it -> it.paid().ledger()).orElse(known.ledger())));
    paid.ifPresent(
        it ->
            charge(at, it.paid(), it.by(), withheld.author().orElseThrow().pseudonym(), timestamp));
    if (withheld.sealBroken()) {
      counters.countBrokenSeal();
    }
    io.palimpsest.schemas.Withheld record = ReleaseRecords.withheld(at.post(), withheld, timestamp);
    counters.countWithheld(record.getReason());
    forward(record.getAuthor(), record, timestamp, NodeNames.WITHHELD);
  }

  /** Writes the charge down, and what else follows from a post that is paid for. */
  private void charge(PostAtHand at, Paid paid, Privatizer by, String pseudonym, long timestamp) {
    counters.countCharge();
    forward(
        pseudonym,
        LedgerRecords.charge(
            at.post(), paid, by, pseudonym, guarantees.fingerprintOf(paid.guarantee(by))),
        timestamp,
        NodeNames.CHARGES);
    for (KeyValue<String, Balance> balance : LedgerRecords.balances(paid, by, pseudonym)) {
      forward(balance.key, balance.value, timestamp, NodeNames.BALANCES);
    }
    for (Observation observation : paid.observations()) {
      observe(observation, pseudonym, timestamp);
    }
  }

  /**
   * Tells by value who has used it, so that authors can be counted where the value is. Values that
   * are known to be shared need no more counting.
   */
  private void observe(Observation observation, String pseudonym, long timestamp) {
    String value = SharedValueTable.key(observation.value(), observation.k());
    if (shared.get(value) == null) {
      forward(value, pseudonym, timestamp, NodeNames.OBSERVED);
    }
  }

  private void release(PostAtHand at, Decision.Release release, long timestamp, long since) {
    counters.countReleased(context.currentSystemTimeMs() - at.receivedAt().toEpochMilli());
    counters.times().add(PathStep.RELEASE, since);
    forward(
        release.author().pseudonym(),
        ReleaseRecords.safePost(at.post(), release, guarantees.fingerprintOf(release.guarantee())),
        timestamp,
        NodeNames.SAFE_POSTS);
  }

  private void publish(ReleaseGuarantee guarantee) {
    forward(
        guarantee.getFingerprint(), guarantee, context.currentStreamTimeMs(), NodeNames.GUARANTEES);
  }

  private void forward(String key, Object value, long timestamp, String to) {
    context.forward(new Record<>(key, value, timestamp), to);
  }
}
