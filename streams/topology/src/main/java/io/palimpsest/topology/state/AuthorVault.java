package io.palimpsest.topology.state;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.mechanisms.key.AuthorKey;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.AuthorPreference;
import io.palimpsest.topology.arrival.Intake;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.KeyValueStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens what is kept of authors, in the stores of one task.
 *
 * <p>A key is made once, from the nonce of the first arrival, and written wrapped beside its epoch.
 * One that is found under a former master key is wrapped again under the current one. When an
 * arrival is of a later epoch, the author's grows with it: names given in the old one can no longer
 * be found, so they are dropped; words paid for are, by the ledger itself.
 */
public final class AuthorVault {
  private static final Logger LOG = LoggerFactory.getLogger(AuthorVault.class);
  private static final List<String> SEALED =
      List.of(NodeNames.AUTHOR_PREFERENCES, NodeNames.AUTHOR_NAMES, NodeNames.AUTHOR_LEDGERS);

  private final KeyRing ring;
  private final ProcessorContext<?, ?> context;
  private final OpenedAuthors opened;
  private final AuthorEntries entries;

  /** By name; Kafka wraps a store anew each time it is asked for one. */
  private final Map<String, KeyValueStore<String, byte[]>> stores = new HashMap<>();

  /** Made when first asked for, since not every processor is connected to that store. */
  private RecentReleases releases;

  /**
   * A vault.
   *
   * @param opened shared by all vaults of an instance, so that one that forgets an author forgets
   *     for all
   * @param context of a processor that is connected to the stores that will be asked for
   */
  public AuthorVault(KeyRing ring, OpenedAuthors opened, ProcessorContext<?, ?> context) {
    this.ring = ring;
    this.opened = opened;
    this.context = context;
    this.entries = new AuthorEntries(this::store);
  }

  /**
   * The author whom an arrival concerns, with a new key if it is the first one.
   *
   * @return empty if the key is there and cannot be opened: no other may be made then, or all that
   *     was promised with the first would be void
   */
  public Optional<Author> open(Arrival arrival) {
    String entry = AuthorStores.entryOf(arrival.author());
    return entries
        .key(entry)
        .map(kept -> opened(entry, kept, arrival.intake().keyEpoch()))
        .orElseGet(() -> made(entry, arrival.intake()));
  }

  /** Whether anything is kept of the author whom an arrival concerns. */
  public boolean knows(Arrival arrival) {
    return entries.key(AuthorStores.entryOf(arrival.author())).isPresent();
  }

  private Optional<Author> made(String entry, Intake intake) {
    Optional<AuthorKey> key = ring.newAuthorKey(intake.nonce());
    if (key.isEmpty()) {
      LOG.error("The master key that a new author's key is made with is not on the key ring");
    }
    key.ifPresent(fresh -> keep(entry, fresh, intake.keyEpoch()));
    return key.map(fresh -> Author.of(entry, fresh, intake.keyEpoch()));
  }

  private Optional<Author> opened(String entry, byte[] kept, long epoch) {
    Optional<Author> last = opened.find(entry, kept).filter(author -> author.epoch() >= epoch);
    return last.isPresent() ? last : unwrapped(entry, kept, epoch);
  }

  private Optional<Author> unwrapped(String entry, byte[] kept, long epoch) {
    if (!(KeptKey.open(ring, entry, kept) instanceof KeptKey.Opening.Opened open)) {
      return Optional.empty();
    }
    long now = Math.max(open.since(), epoch);
    if (open.since() < now) {
      store(NodeNames.AUTHOR_NAMES).delete(entry);
    }
    Author author = Author.of(entry, open.key(), now);
    if (open.since() < now || open.underFormerKey()) {
      keep(entry, open.key(), now);
    } else {
      opened.add(kept, author);
    }
    return Optional.of(author);
  }

  private void keep(String entry, AuthorKey key, long since) {
    keys().put(entry, KeptKey.write(ring, entry, key, since));
  }

  /** The author's entry in a store, if there is one. */
  public Optional<byte[]> read(String store, Author author) {
    return entries.read(store, author);
  }

  /** What the author has spent. */
  public AuthorLedger ledger(Author author) {
    return entries.ledger(author);
  }

  /** What the author asks for, if anything. */
  public Optional<AuthorPreference> preference(Author author) {
    return entries.preference(author);
  }

  /** Keeps the author's entry in a store. */
  public void write(String store, Author author, byte[] plain) {
    store(store).put(author.entry(), author.seal().seal(store, author.entry(), plain));
  }

  /** Deletes the author's entry in a store. */
  public void delete(String store, Author author) {
    store(store).delete(author.entry());
  }

  /**
   * Withholds everything of an author whose key cannot be opened now, until a preference of theirs
   * can be read: what they asked for may have been to release nothing.
   */
  public void decline(Arrival arrival) {
    store(NodeNames.AUTHOR_PREFERENCES)
        .put(AuthorStores.entryOf(arrival.author()), AuthorEntries.declined());
  }

  /** What was released of the author lately. */
  public RecentReleases releases() {
    if (releases == null) {
      releases = new RecentReleases(context);
    }
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
    int deleted = keys().delete(entry) == null ? 0 : 1;
    for (String store : SEALED) {
      deleted += store(store).delete(entry) == null ? 0 : 1;
    }
    return deleted + releases().forget(entry);
  }

  private KeyValueStore<String, byte[]> keys() {
    return store(NodeNames.AUTHOR_KEYS);
  }

  private KeyValueStore<String, byte[]> store(String name) {
    return stores.computeIfAbsent(name, context::getStateStore);
  }
}
