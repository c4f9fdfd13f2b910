package io.palimpsest.topology.step;

import io.palimpsest.engine.Decision;
import io.palimpsest.engine.Engine;
import io.palimpsest.engine.PostAtHand;
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
import io.palimpsest.topology.state.KnownAuthor;
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
 * All that happens to an author, in one order: the {@link Engine} decides about posts, preferences
 * are kept, and who asks for it is forgotten. Reads and writes the author's state, and nothing else
 * does.
 */
public final class AuthorEvents implements ProcessorSupplier<String, Arrival, String, Object> {
  private static final Logger LOG = LoggerFactory.getLogger(AuthorEvents.class);

  private final Engine engine;
  private final PoliciesInForce policies;
  private final KeyRing ring;
  private final Settings settings;
  private final PathCounters counters;
  private final OpenedAuthors opened = new OpenedAuthors();

  /**
   * How long things last.
   *
   * @param deduplicationWindow how long releases are remembered
   * @param sharingDelay how long a value must have been shared to count as such
   */
  public record Settings(Duration deduplicationWindow, Duration sharingDelay) {}

  public AuthorEvents(
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
    private Decided decided;

    @Override
    public void init(ProcessorContext<String, Object> context) {
      super.init(context);
      vault = new AuthorVault(ring, opened, context);
      decided = new Decided(vault, counters, context);
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
      PostAtHand at =
          new PostAtHand(arrival.post(), arrival.intake().receivedAt(), arrival.replay(), policy());
      try {
        Decision decision = engine.decide(at, author);
        decided.write(at, decision, author.known(), timestamp);
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
     * While the author's entry cannot be opened, all that can be kept is that nothing is to be
     * released. To withdraw what nobody has asked for makes no key.
     */
    private void prefer(Arrival.OfPreference arrival) {
      if (arrival.preference().isEmpty() && !vault.knows(arrival)) {
        return;
      }
      if (!isKept(arrival) && arrival.preference().isPresent()) {
        vault.decline(arrival);
      }
    }

    /** Not if the author's entry, or its key, does not open: who asks must not end the stream. */
    private boolean isKept(Arrival.OfPreference arrival) {
      try {
        Optional<KnownAuthor> author = vault.open(arrival);
        author.ifPresent(known -> vault.keep(known, arrival.preference()));
        return author.isPresent();
      } catch (SealBrokenException | IllegalArgumentException e) {
        counters.countBrokenSeal();
        LOG.error("A preference cannot be kept: {}", e.getClass().getName());
        return false;
      }
    }

    /**
     * Deletes all that is kept, writes the receipt, and takes what the author had asked for off its
     * topic, where it names the author. In one transaction: what is asked for after the receipt is
     * there stays. The time on the receipt is the one at which the request was taken in, so that it
     * is the same at each try.
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
