package io.palimpsest.topology.step;

import io.palimpsest.engine.Decision;
import io.palimpsest.engine.Decision.PaidPost;
import io.palimpsest.engine.Paid;
import io.palimpsest.engine.PathStep;
import io.palimpsest.engine.ReceivedPost;
import io.palimpsest.language.entity.Observation;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.SharedValue;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.state.AuthorVault;
import io.palimpsest.topology.state.OpenAuthor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;

/**
 * Persists a decision: first the author's state, then the records for charge, balances, observed
 * values and the release, or the reason for withholding. Builds all records before it forwards any,
 * so that the measured time of the step excludes what follows.
 */
final class DecisionWriter {
  private final AuthorVault vault;
  private final PathCounters counters;
  private final ProcessorContext<String, Object> context;
  private final Guarantees guarantees;
  private final ReadOnlyKeyValueStore<String, ValueAndTimestamp<SharedValue>> shared;

  /** Records of the current post. */
  private final List<Outgoing> outgoing = new ArrayList<>();

  private record Outgoing(String to, String key, Object value) {}

  DecisionWriter(
      AuthorVault vault, PathCounters counters, ProcessorContext<String, Object> context) {
    this.vault = vault;
    this.counters = counters;
    this.context = context;
    this.guarantees =
        new Guarantees(
            guarantee -> add(NodeNames.GUARANTEES, guarantee.getFingerprint(), guarantee));
    this.shared = context.getStateStore(NodeNames.SHARED_VALUES);
  }

  /**
   * Persists a decision and forwards its records.
   *
   * @param author the author as opened for the decision; empty if the key could not be opened
   */
  void write(ReceivedPost at, Decision decision, Optional<OpenAuthor> author, long timestamp) {
    long since = System.nanoTime();
    outgoing.clear();
    if (decision instanceof Decision.Withheld withheld) {
      withhold(at, withheld, author, timestamp);
    } else if (decision instanceof Decision.Duplicate) {
      vault.keep(author.orElseThrow());
      counters.countDuplicate();
    } else if (decision instanceof Decision.ReleasedAgain again) {
      vault.keep(author.orElseThrow());
      counters.countReleasedAgain();
      release(at, again, since);
    } else {
      Decision.Released released = (Decision.Released) decision;
      vault.keep(author.orElseThrow(), released.paid().ledger(), released.names());
      vault.releases().add(author.orElseThrow(), released.identity(), released.text());
      charge(at, released.paid(), released.by(), released.author().pseudonym());
      counters.countDraws(released.paid().draws());
      release(at, released, since);
    }
    for (Outgoing record : outgoing) {
      context.forward(new Record<>(record.key(), record.value(), timestamp), record.to());
    }
  }

  private void withhold(
      ReceivedPost at, Decision.Withheld withheld, Optional<OpenAuthor> author, long timestamp) {
    Optional<PaidPost> paid = withheld.paid();
    if (withheld.sealBroken()) {
      counters.countBrokenSeal();
    }
    if (paid.isPresent()) {
      vault.keep(author.orElseThrow(), paid.get().paid().ledger());
    } else {
      author.ifPresent(vault::keep);
    }
    paid.ifPresent(
        it -> charge(at, it.paid(), it.by(), withheld.author().orElseThrow().pseudonym()));
    io.palimpsest.schemas.Withheld record = ReleaseRecords.withheld(at.post(), withheld, timestamp);
    counters.countWithheld(record.getReason());
    add(NodeNames.WITHHELD, record.getAuthor(), record);
  }

  /** Adds the charge, its balances and the observed values. */
  private void charge(ReceivedPost at, Paid paid, Privatizer by, String pseudonym) {
    counters.countCharge();
    String guarantee = guarantees.fingerprintOf(paid.guarantee(by));
    add(
        NodeNames.CHARGES,
        pseudonym,
        LedgerRecords.charge(at.post(), paid, by, pseudonym, guarantee));
    for (KeyValue<String, Balance> balance : LedgerRecords.balances(paid, by, pseudonym)) {
      add(NodeNames.BALANCES, balance.key, balance.value);
    }
    for (Observation observation : paid.observations()) {
      observe(observation, pseudonym);
    }
  }

  /**
   * Reports an author under the value, so that distinct authors can be counted per value. Values
   * that are already shared need no counting.
   */
  private void observe(Observation observation, String pseudonym) {
    String value = SharedValueTable.key(observation.value(), observation.k());
    if (shared.get(value) == null) {
      add(NodeNames.OBSERVED, value, pseudonym);
    }
  }

  private void release(ReceivedPost at, Decision.Release release, long since) {
    String guarantee = guarantees.fingerprintOf(release.guarantee());
    add(
        NodeNames.SAFE_POSTS,
        release.author().pseudonym(),
        ReleaseRecords.safePost(at.post(), release, guarantee));
    counters.countReleased(context.currentSystemTimeMs() - at.receivedAt().toEpochMilli());
    counters.times().add(PathStep.RELEASE, since);
  }

  private void add(String to, String key, Object value) {
    outgoing.add(new Outgoing(to, key, value));
  }
}
