package io.palimpsest.topology.query;

import io.palimpsest.schemas.Policy;
import io.palimpsest.topology.policy.InForce;
import io.palimpsest.topology.policy.PoliciesInForce;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.streams.errors.InvalidStateStoreException;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.ValueAndTimestamp;

/** Answers which policies are in force. Every instance knows. Thread-safe. */
public final class PolicyQueries {
  private final StreamStores stores;
  private final PoliciesInForce policies;

  PolicyQueries(StreamStores stores, PoliciesInForce policies) {
    this.stores = stores;
    this.policies = policies;
  }

  /** Which policy holds for the next post; empty while the stream does not run. */
  public Optional<InForce> inForce() {
    return whileRunning(this::current);
  }

  /**
   * All that were submitted and are in force, by name: also those for other topics, and those that
   * a later one takes the place of. Empty while the stream does not run.
   */
  public Optional<List<Policy>> submitted() {
    return whileRunning(this::all);
  }

  /** Throws what {@link StreamStores} throws. */
  InForce current() {
    return policies.current(stores.policies());
  }

  private List<Policy> all() {
    List<Policy> found = new ArrayList<>();
    try (KeyValueIterator<String, ValueAndTimestamp<Policy>> all = stores.policies().all()) {
      while (all.hasNext()) {
        found.add(all.next().value.value());
      }
    }
    found.sort(Comparator.comparing(Policy::getName));
    return List.copyOf(found);
  }

  /** A table that changes while it is read throws; that is as rare as a policy. */
  private static <T> Optional<T> whileRunning(Supplier<T> question) {
    try {
      return Optional.of(question.get());
    } catch (InvalidStateStoreException
        | SerializationException
        | NoSuchElementException
        | NullPointerException e) {
      return Optional.empty();
    }
  }
}
