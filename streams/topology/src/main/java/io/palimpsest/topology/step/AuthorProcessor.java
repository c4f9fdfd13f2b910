package io.palimpsest.topology.step;

import io.palimpsest.engine.Decision;
import io.palimpsest.engine.Engine;
import io.palimpsest.engine.ReceivedPost;
import io.palimpsest.engine.StateUnavailableException;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.SealBrokenException;
import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.policy.InForce;
import io.palimpsest.topology.policy.PoliciesInForce;
import io.palimpsest.topology.state.AuthorStores;
import io.palimpsest.topology.state.AuthorVault;
import io.palimpsest.topology.state.OpenAuthor;
import io.palimpsest.topology.state.OpenedAuthors;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.ProcessorSupplier;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.StoreBuilder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Processes the arrivals of authors in order: asks the {@link Engine} about posts, stores
 * preferences and erases authors. The only processor that reads or writes the state of authors.
 */
public final class AuthorProcessor implements ProcessorSupplier<String, Arrival, String, Object> {
  private static final Logger LOG = LoggerFactory.getLogger(AuthorProcessor.class);

  private final Engine engine;
  private final PoliciesInForce policies;
  private final KeyRing ring;
  private final Settings settings;
  private final PathCounters counters;
  private final OpenedAuthors opened = new OpenedAuthors();

  /**
   * Durations.
   *
   * @param deduplicationWindow how long releases are remembered
   * @param sharingDelay how long ago a value must have become shared to count as shared
   */
  public record Settings(Duration deduplicationWindow, Duration sharingDelay) {}

  public AuthorProcessor(
      Engine engine,
      PoliciesInForce policies,
      KeyRing ring,
      Settings settings,
      PathCounters counters) {
    this.engine = engine;
    this.policies = policies;
    this.ring = ring;
    this.settings = settings;
    this.counters = counters;
  }

  @Override
  public Set<StoreBuilder<?>> stores() {
    return AuthorStores.builders(settings.deduplicationWindow());
  }

  @Override
  public Processor<String, Arrival, String, Object> get() {
    return new OfTask();
  }

  private final class OfTask extends ContextualProcessor<String, Arrival, String, Object> {
    private AuthorVault vault;
    private DecisionWriter writer;

    @Override
    public void init(ProcessorContext<String, Object> context) {
      super.init(context);
      vault = new AuthorVault(ring, opened, context);
      writer = new DecisionWriter(vault, counters, context);
    }

    @Override
    public void process(Record<String, Arrival> record) {
      if (record.value() instanceof Arrival.OfPost post) {
        decide(record.timestamp(), post);
      } else if (record.value() instanceof Arrival.OfPreference preference) {
        prefer(preference);
      } else {
        forget(record.timestamp(), (Arrival.OfErasure) record.value());
      }
    }

    @Override
    public void close() {
      vault.close();
    }

    private void decide(long timestamp, Arrival.OfPost arrival) {
      StoredAuthor author =
          new StoredAuthor(
              vault,
              arrival,
              settings.deduplicationWindow(),
              new SharedValueTable(
                  context(), arrival.intake().receivedAt().minus(settings.sharingDelay())));
      ReceivedPost at =
          new ReceivedPost(
              arrival.post(), arrival.intake().receivedAt(), arrival.replay(), policy());
      try {
        Decision decision = engine.decide(at, author);
        writer.write(at, decision, author.known(), timestamp);
      } catch (StateUnavailableException e) {
        throw e.failure();
      }
    }

    private Optional<Policy> policy() {
      return policies.current(context().getStateStore(NodeNames.POLICIES_IN_FORCE))
              instanceof InForce.Found found
          ? Optional.of(found.policy())
          : Optional.empty();
    }

    /**
     * Stores a preference. If the author's entry cannot be opened, all posts of the author are
     * withheld until a preference can be stored. Withdrawing a preference of an unknown author
     * creates no key.
     */
    private void prefer(Arrival.OfPreference arrival) {
      if (arrival.preference().isEmpty() && !vault.knows(arrival)) {
        return;
      }
      if (!store(arrival) && arrival.preference().isPresent()) {
        vault.decline(arrival);
      }
    }

    /**
     * Returns false if the author's key or entry cannot be opened. Must not throw for that: any
     * author could stop the stream with a preference.
     */
    private boolean store(Arrival.OfPreference arrival) {
      try {
        Optional<OpenAuthor> author = vault.open(arrival);
        author.ifPresent(known -> vault.keep(known, arrival.preference()));
        return author.isPresent();
      } catch (SealBrokenException | IllegalArgumentException e) {
        counters.countBrokenSeal();
        LOG.error("A preference cannot be kept: {}", e.getClass().getName());
        return false;
      }
    }

    /**
     * Deletes all state of the author and the author's preference on its topic, and writes a
     * receipt, in one transaction. A preference published after the receipt stays. The receipt
     * carries the time of intake, so a retry writes the same one.
     */
    private void forget(long timestamp, Arrival.OfErasure request) {
      context()
          .forward(
              new Record<>(request.author(), null, timestamp), NodeNames.WITHDRAWN_PREFERENCES);
      int entries = vault.forget(request.author());
      counters.countErasure();
      ErasureReceipt receipt =
          new ErasureReceipt(request.requestId(), entries, request.intake().receivedAt());
      context()
          .forward(
              new Record<>(request.requestId(), receipt, timestamp), NodeNames.ERASURE_RECEIPTS);
    }
  }
}
