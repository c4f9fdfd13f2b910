package io.palimpsest.topology.step;

import io.palimpsest.engine.Author;
import io.palimpsest.engine.AuthorAccess;
import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.engine.ReleasedText;
import io.palimpsest.engine.StateUnavailableException;
import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.generalize.SharedValues;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.schemas.registry.RegistryUnavailableException;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.state.AuthorVault;
import io.palimpsest.topology.state.OpenAuthor;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.kafka.common.KafkaException;

/** Reads the state of one post's author from the stores of a task. */
final class StoredAuthor implements AuthorAccess {
  private final AuthorVault vault;
  private final Arrival.OfPost arrival;
  private final Duration window;
  private final SharedValues shared;
  private Optional<OpenAuthor> known = Optional.empty();

  StoredAuthor(AuthorVault vault, Arrival.OfPost arrival, Duration window, SharedValues shared) {
    this.vault = vault;
    this.arrival = arrival;
    this.window = window;
    this.shared = shared;
  }

  /** Returns the author as opened for the decision; empty if the key could not be opened. */
  Optional<OpenAuthor> known() {
    return known;
  }

  @Override
  public Optional<Author> author() {
    known = read(() -> vault.open(arrival));
    return known.map(OpenAuthor::author);
  }

  @Override
  public AuthorPreference preference() {
    return read(() -> known.orElseThrow().preference());
  }

  @Override
  public AuthorLedger ledger() {
    return read(() -> known.orElseThrow().ledger());
  }

  @Override
  public Optional<ReleasedText> released(ReleaseIdentity release) {
    return read(() -> vault.releases().find(known.orElseThrow(), release, window));
  }

  @Override
  public AuthorMemory names() {
    return read(() -> vault.names(known.orElseThrow()));
  }

  @Override
  public SharedValues shared() {
    return (value, k) -> read(() -> shared.isShared(value, k));
  }

  /** Failures of a store or of the registry must not withhold the post. */
  private static <T> T read(Supplier<T> source) {
    try {
      return source.get();
    } catch (KafkaException | RegistryUnavailableException e) {
      throw new StateUnavailableException(e);
    }
  }
}
