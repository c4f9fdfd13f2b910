package io.palimpsest.topology.state;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.mechanisms.key.AuthorKey;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.Intake;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.KeyValueStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads and writes the state of authors in the stores of one task: one entry that every post reads,
 * and names and releases in stores of their own.
 *
 * <p>An author's key is created once, from the nonce of the first arrival, and stored wrapped with
 * its epoch. A key found under a former master key is wrapped again under the current one. An
 * arrival of a later epoch advances the author's epoch: names of the old epoch can no longer be
 * found and are deleted; the ledger handles words paid for in the old epoch itself.
 *
 * <p>{@link #open} does not write. Changes of the key are written by the {@code keep} methods. An
 * entry that cannot be opened is never overwritten, because the changelog may hold the last copy
 * that can.
 */
public final class AuthorVault {
  private static final Logger LOG = LoggerFactory.getLogger(AuthorVault.class);
  private static final byte[] DECLINED = {1};

  private final KeyRing ring;
  private final OpenedAuthors opened;
  private final KeyValueStore<String, byte[]> entries;
  private final KeyValueStore<String, byte[]> names;
  private final KeyValueStore<String, byte[]> declined;
  private final RecentReleases releases;

  /**
   * Creates a vault over the stores of a processor.
   *
   * @param opened the cache shared by all vaults of an instance
   * @param context the context of a processor that owns the {@link AuthorStores}
   */
  public AuthorVault(KeyRing ring, OpenedAuthors opened, ProcessorContext<?, ?> context) {
    this.ring = ring;
    this.opened = opened;
    this.entries = context.getStateStore(NodeNames.AUTHORS);
    this.names = context.getStateStore(NodeNames.AUTHOR_NAMES);
    this.declined = context.getStateStore(NodeNames.DECLINED_AUTHORS);
    this.releases = new RecentReleases(context);
  }

  /**
   * Opens the author of an arrival, with a new key on the first arrival.
   *
   * @return empty if the stored key cannot be opened. A second key must not be created then: it
   *     would void the guarantees made under the first
   */
  public Optional<OpenAuthor> open(Arrival arrival) {
    String entry = AuthorStores.entryOf(arrival.author());
    byte[] kept = entries.get(entry);
    return kept == null
        ? create(entry, arrival.intake())
        : opened(entry, AuthorEntry.ofBytes(kept), arrival.intake().keyEpoch());
  }

  /** Returns whether any state is stored for the author of an arrival. */
  public boolean knows(Arrival arrival) {
    String entry = AuthorStores.entryOf(arrival.author());
    return entries.get(entry) != null || declined.get(entry) != null;
  }

  private Optional<OpenAuthor> create(String entry, Intake intake) {
    Optional<AuthorKey> key = ring.newAuthorKey(intake.nonce());
    if (key.isEmpty()) {
      LOG.error("The master key that a new author's key is made with is not on the key ring");
    }
    return key.map(
        fresh ->
            wrap(entry, fresh, intake.keyEpoch(), () -> withRefusal(entry, AuthorContents.EMPTY)));
  }

  /** Creates an author whose entry must be written because its key has changed. */
  private OpenAuthor wrap(
      String entry, AuthorKey key, long epoch, Supplier<AuthorContents> contents) {
    return new OpenAuthor(
        AuthorKeys.of(entry, key, epoch), KeptKey.write(ring, entry, key, epoch), false, contents);
  }

  private Optional<OpenAuthor> opened(String entry, AuthorEntry kept, long epoch) {
    Optional<AuthorKeys> last = opened.find(entry, kept.key()).filter(it -> it.epoch() >= epoch);
    if (last.isPresent()) {
      return last.map(
          author -> new OpenAuthor(author, kept.key(), true, () -> contents(author, kept)));
    }
    if (!(KeptKey.open(ring, entry, kept.key()) instanceof KeptKey.Opening.Opened open)) {
      return Optional.empty();
    }
    AuthorKeys author = AuthorKeys.of(entry, open.key(), open.since());
    Supplier<AuthorContents> contents = () -> contents(author, kept);
    if (open.since() < epoch) {
      return Optional.of(wrap(entry, open.key(), epoch, () -> contents.get().withoutNames()));
    }
    if (open.underFormerKey()) {
      return Optional.of(wrap(entry, open.key(), open.since(), contents));
    }
    opened.add(kept.key(), author);
    return Optional.of(new OpenAuthor(author, kept.key(), true, contents));
  }

  private AuthorContents contents(AuthorKeys author, AuthorEntry kept) {
    return withRefusal(author.entry(), kept.open(author));
  }

  /** Applies a refusal that was recorded while the entry could not be opened. */
  private AuthorContents withRefusal(String entry, AuthorContents contents) {
    return declined.get(entry) == null
        ? contents
        : contents.with(Optional.of(AuthorPreference.DECLINED));
  }

  /** Returns the replacements given to names in earlier posts. */
  public AuthorMemory names(OpenAuthor known) {
    AuthorKeys author = known.keys();
    return known.contents().hasNames()
        ? Optional.ofNullable(names.get(author.entry()))
            .map(kept -> author.seal().open(NodeNames.AUTHOR_NAMES, author.entry(), kept))
            .map(AuthorMemory::ofBytes)
            .orElseGet(AuthorMemory::empty)
        : AuthorMemory.empty();
  }

  /** Writes changes of the key, unless the contents cannot be decrypted. */
  public void keep(OpenAuthor known) {
    if (!known.isWritten() && known.isReadable()) {
      keep(known, known.contents());
    }
  }

  /** Writes the ledger. */
  public void keep(OpenAuthor known, AuthorLedger ledger) {
    keep(known, known.contents().with(ledger, known.contents().hasNames()));
  }

  /** Writes the ledger, and names if they have changed. */
  public void keep(OpenAuthor known, AuthorLedger ledger, AuthorMemory changed) {
    boolean hasNames = known.contents().hasNames() || changed.isChanged();
    keep(known, known.contents().with(ledger, hasNames));
    if (changed.isChanged()) {
      AuthorKeys author = known.keys();
      names.put(
          author.entry(),
          author.seal().seal(NodeNames.AUTHOR_NAMES, author.entry(), changed.toBytes()));
    }
  }

  /** Writes the preference and clears a recorded refusal; empty withdraws the preference. */
  public void keep(OpenAuthor known, Optional<AuthorPreference> asked) {
    keep(known, known.contents().with(asked));
    if (declined.get(known.keys().entry()) != null) {
      declined.delete(known.keys().entry());
    }
  }

  /** Writes the entry unless it is unchanged. */
  private void keep(OpenAuthor known, AuthorContents now) {
    if (known.isWritten() && isSame(known.contents(), now)) {
      return;
    }
    AuthorKeys author = known.keys();
    byte[] sealed = author.seal().seal(NodeNames.AUTHORS, author.entry(), now.toBytes());
    entries.put(author.entry(), new AuthorEntry(known.key(), sealed).toBytes());
    if (!known.isWritten()) {
      opened.add(known.key(), author);
      if (!now.hasNames() && names.get(author.entry()) != null) {
        names.delete(author.entry());
      }
    }
  }

  private static boolean isSame(AuthorContents before, AuthorContents now) {
    return before.ledger() == now.ledger()
        && before.hasNames() == now.hasNames()
        && before.preference().equals(now.preference());
  }

  /**
   * Records a refusal for an author whose entry cannot be opened now. All posts of the author are
   * withheld until a preference can be stored, because the one that could not be stored may have
   * been an opt-out.
   */
  public void decline(Arrival arrival) {
    declined.put(AuthorStores.entryOf(arrival.author()), DECLINED);
  }

  /** Returns the store of recent releases. */
  public RecentReleases releases() {
    return releases;
  }

  /**
   * Clears the cache. Must be called when the task closes, so that no key outlives its author here.
   */
  public void close() {
    opened.clear();
  }

  /**
   * Deletes all state of an author, the key first.
   *
   * @return the number of entries deleted
   */
  public int forget(String author) {
    String entry = AuthorStores.entryOf(author);
    opened.remove(entry);
    int deleted = entries.delete(entry) == null ? 0 : 1;
    deleted += names.delete(entry) == null ? 0 : 1;
    deleted += declined.delete(entry) == null ? 0 : 1;
    return deleted + releases.forget(entry);
  }
}
