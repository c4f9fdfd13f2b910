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
import io.palimpsest.topology.state.KnownAuthor;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.kafka.common.KafkaException;

/** What is kept of the author of one post, in the stores of a task. */
final class StoredAuthor implements AuthorAccess {
  private final AuthorVault vault;
  private final Arrival.OfPost arrival;
  private final Duration window;
  private final SharedValues shared;
  private Optional<KnownAuthor> known = Optional.empty();

  StoredAuthor(AuthorVault vault, Arrival.OfPost arrival, Duration window, SharedValues shared) {
    this.vault = vault;
    this.arrival = arrival;
    this.window = window;
    this.shared = shared;
  }

  /** As it was opened; empty if it was not, or could not be. */
  Optional<KnownAuthor> known() {
    return known;
  }

  @Override
  public Optional<Author> author() {
    known = kafka(() -> vault.open(arrival));
    return known.map(KnownAuthor::author);
  }

  @Override
  public AuthorPreference preference() {
    return kafka(() -> known.orElseThrow().preference());
  }

  @Override
  public AuthorLedger ledger() {
    return kafka(() -> known.orElseThrow().ledger());
  }

  @Override
  public Optional<ReleasedText> released(ReleaseIdentity release) {
    return kafka(() -> vault.releases().find(known.orElseThrow(), release, window));
  }

  @Override
  public AuthorMemory names() {
    return kafka(() -> vault.names(known.orElseThrow()));
  }

  @Override
  public SharedValues shared() {
    return (value, k) -> kafka(() -> shared.isShared(value, k));
  }

  /** What a store or the registry throws is not the post's fault. */
  private static <T> T kafka(Supplier<T> read) {
    try {
      return read.get();
    } catch (KafkaException | RegistryUnavailableException e) {
      throw new StateUnavailableException(e);
    }
  }
}
