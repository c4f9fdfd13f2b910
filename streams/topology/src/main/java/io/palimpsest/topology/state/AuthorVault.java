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
 * Reads and writes what is kept of authors, in the stores of one task: an entry that every post
 * reads, and names and releases apart from it.
 *
 * <p>A key is made once, from the nonce of the first arrival, and kept wrapped beside its epoch.
 * One that is found under a former master key is wrapped again under the current one. When an
 * arrival is of a later epoch, the author's grows with it: names given in the old one can no longer
 * be found, so they are dropped; words paid for are, by the ledger itself.
 *
 * <p>To open an author writes nothing: what is new about the key is written with what is kept of
 * the event. An entry that does not open is never written over, or its changelog would lose the
 * last one that does.
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
   * A vault.
   *
   * @param opened shared by all vaults of an instance, so that one that forgets an author forgets
   *     for all
   * @param context of a processor that has the {@link AuthorStores}
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
   * The author whom an arrival concerns, with a new key if it is the first one.
   *
   * @return empty if the key is there and cannot be opened: no other may be made then, or all that
   *     was promised with the first would be void
   */
  public Optional<KnownAuthor> open(Arrival arrival) {
    String entry = AuthorStores.entryOf(arrival.author());
    byte[] kept = entries.get(entry);
    return kept == null
        ? made(entry, arrival.intake())
        : opened(entry, AuthorEntry.ofBytes(kept), arrival.intake().keyEpoch());
  }

  /** Whether anything is kept of the author whom an arrival concerns. */
  public boolean knows(Arrival arrival) {
    String entry = AuthorStores.entryOf(arrival.author());
    return entries.get(entry) != null || declined.get(entry) != null;
  }

  private Optional<KnownAuthor> made(String entry, Intake intake) {
    Optional<AuthorKey> key = ring.newAuthorKey(intake.nonce());
    if (key.isEmpty()) {
      LOG.error("The master key that a new author's key is made with is not on the key ring");
    }
    return key.map(
        fresh ->
            wrapped(entry, fresh, intake.keyEpoch(), () -> asked(entry, AuthorContents.EMPTY)));
  }

  /** An author whose entry is not in the store as it is to be kept. */
  private KnownAuthor wrapped(
      String entry, AuthorKey key, long epoch, Supplier<AuthorContents> contents) {
    return new KnownAuthor(
        AuthorKeys.of(entry, key, epoch), KeptKey.write(ring, entry, key, epoch), false, contents);
  }

  private Optional<KnownAuthor> opened(String entry, AuthorEntry kept, long epoch) {
    Optional<AuthorKeys> last = opened.find(entry, kept.key()).filter(it -> it.epoch() >= epoch);
    if (last.isPresent()) {
      return last.map(
          author -> new KnownAuthor(author, kept.key(), true, () -> contents(author, kept)));
    }
    if (!(KeptKey.open(ring, entry, kept.key()) instanceof KeptKey.Opening.Opened open)) {
      return Optional.empty();
    }
    AuthorKeys author = AuthorKeys.of(entry, open.key(), open.since());
    Supplier<AuthorContents> contents = () -> contents(author, kept);
    if (open.since() < epoch) {
      return Optional.of(wrapped(entry, open.key(), epoch, () -> contents.get().withoutNames()));
    }
    if (open.underFormerKey()) {
      return Optional.of(wrapped(entry, open.key(), open.since(), contents));
    }
    opened.add(kept.key(), author);
    return Optional.of(new KnownAuthor(author, kept.key(), true, contents));
  }

  private AuthorContents contents(AuthorKeys author, AuthorEntry kept) {
    return asked(
        author.entry(),
        AuthorContents.ofBytes(
            author.seal().open(NodeNames.AUTHORS, author.entry(), kept.contents())));
  }

  /** With what the author asked for while the key could not be opened. */
  private AuthorContents asked(String entry, AuthorContents contents) {
    return declined.get(entry) == null
        ? contents
        : contents.with(Optional.of(AuthorPreference.DECLINED));
  }

  /** The names that were given in earlier posts. */
  public AuthorMemory names(KnownAuthor known) {
    AuthorKeys author = known.keys();
    return known.contents().hasNames()
        ? Optional.ofNullable(names.get(author.entry()))
            .map(kept -> author.seal().open(NodeNames.AUTHOR_NAMES, author.entry(), kept))
            .map(AuthorMemory::ofBytes)
            .orElseGet(AuthorMemory::empty)
        : AuthorMemory.empty();
  }

  /** Keeps what is new about the key, if anything is, and if the entry opens. */
  public void keep(KnownAuthor known) {
    if (!known.isWritten() && known.isReadable()) {
      keep(known, known.contents());
    }
  }

  /** Keeps what was spent. */
  public void keep(KnownAuthor known, AuthorLedger ledger) {
    keep(known, known.contents().with(ledger, known.contents().hasNames()));
  }

  /** Keeps what was spent, and names if they have changed. */
  public void keep(KnownAuthor known, AuthorLedger ledger, AuthorMemory changed) {
    boolean hasNames = known.contents().hasNames() || changed.isChanged();
    keep(known, known.contents().with(ledger, hasNames));
    if (changed.isChanged()) {
      AuthorKeys author = known.keys();
      names.put(
          author.entry(),
          author.seal().seal(NodeNames.AUTHOR_NAMES, author.entry(), changed.toBytes()));
    }
  }

  /** Keeps what the author asks for; empty withdraws it. */
  public void keep(KnownAuthor known, Optional<AuthorPreference> asked) {
    keep(known, known.contents().with(asked));
    if (declined.get(known.keys().entry()) != null) {
      declined.delete(known.keys().entry());
    }
  }

  /** Nothing is written that is there already. */
  private void keep(KnownAuthor known, AuthorContents now) {
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
   * Withholds everything of an author whose entry cannot be opened now, until a preference of
   * theirs can be kept: what they asked for may have been to release nothing.
   */
  public void decline(Arrival arrival) {
    declined.put(AuthorStores.entryOf(arrival.author()), DECLINED);
  }

  /** What was released lately. */
  public RecentReleases releases() {
    return releases;
  }

  /** To be called when the task goes: no key stays open in an instance that lost its author. */
  public void close() {
    opened.clear();
  }

  /**
   * Deletes all there is of an author, the key first.
   *
   * @return how many entries there were
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
