package io.palimpsest.topology.state;

import io.palimpsest.mechanisms.key.AuthorKey;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.arrival.Arrival;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.KeyValueStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens what is kept of authors, in the stores of one task.
 *
 * <p>A key is made once, from the nonce of the first arrival, and written wrapped beside its epoch.
 * One that is found under a former master key is wrapped again under the current one. When the
 * epoch of the service has grown, the author's grows with it: names given in the old one can no
 * longer be found, so they are dropped; words paid for are, by the ledger itself.
 */
public final class AuthorVault {
  private static final Logger LOG = LoggerFactory.getLogger(AuthorVault.class);
  private static final List<String> SEALED =
      List.of(NodeNames.AUTHOR_PREFERENCES, NodeNames.AUTHOR_NAMES, NodeNames.AUTHOR_LEDGERS);

  private final KeyRing ring;
  private final long epoch;
  private final ProcessorContext<?, ?> context;

  /**
   * A vault.
   *
   * @param epoch of the service; an author's is at least that
   * @param context of a processor that is connected to the stores that will be asked for
   */
  public AuthorVault(KeyRing ring, long epoch, ProcessorContext<?, ?> context) {
    this.ring = ring;
    this.epoch = epoch;
    this.context = context;
  }

  /**
   * The author whom an arrival concerns, with a new key if it is the first one.
   *
   * @return empty if the key is there and cannot be opened: no other may be made then, or all that
   *     was promised with the first would be void
   */
  public Optional<Author> open(Arrival arrival) {
    String entry = AuthorStores.entryOf(arrival.author());
    byte[] kept = keys().get(entry);
    return kept == null ? made(entry, arrival.nonce()) : opened(entry, kept);
  }

  private Optional<Author> made(String entry, String nonce) {
    Optional<AuthorKey> key = ring.newAuthorKey(nonce);
    if (key.isEmpty()) {
      LOG.error("The master key that a new author's key is made with is not on the key ring");
    }
    key.ifPresent(fresh -> keep(entry, fresh, epoch));
    return key.map(fresh -> Author.of(entry, fresh, epoch));
  }

  private Optional<Author> opened(String entry, byte[] kept) {
    long since = ByteBuffer.wrap(kept).getLong();
    KeyRing.Unwrapped unwrapped =
        ring.unwrap(Arrays.copyOfRange(kept, Long.BYTES, kept.length), entry);
    if (unwrapped instanceof KeyRing.Unwrapped.Opened open) {
      long now = Math.max(since, epoch);
      if (since < now) {
        store(NodeNames.AUTHOR_NAMES).delete(entry);
      }
      if (since < now || open.underFormerKey()) {
        keep(entry, open.key(), now);
      }
      return Optional.of(Author.of(entry, open.key(), now));
    }
    if (unwrapped instanceof KeyRing.Unwrapped.MissingMasterKey missing) {
      LOG.error("An author's key is wrapped by master key {}, which is not here", missing.id());
    } else {
      LOG.error("An author's key is damaged; it can be restored from the changelog");
    }
    return Optional.empty();
  }

  private void keep(String entry, AuthorKey key, long since) {
    byte[] wrapped = ring.wrap(key, entry);
    keys()
        .put(
            entry,
            ByteBuffer.allocate(Long.BYTES + wrapped.length).putLong(since).put(wrapped).array());
  }

  /** The author's entry in a store, if there is one. */
  public Optional<byte[]> read(String store, Author author) {
    return Optional.ofNullable(store(store).get(author.entry()))
        .map(kept -> author.seal().open(store, author.entry(), kept));
  }

  /** Keeps the author's entry in a store. */
  public void write(String store, Author author, byte[] plain) {
    store(store).put(author.entry(), author.seal().seal(store, author.entry(), plain));
  }

  /** Deletes the author's entry in a store. */
  public void delete(String store, Author author) {
    store(store).delete(author.entry());
  }

  /** What was released of the author lately. */
  public RecentReleases releases() {
    return new RecentReleases(context);
  }

  /**
   * Deletes all there is of an author, the key first.
   *
   * @return how many entries there were
   */
  public int forget(String author) {
    String entry = AuthorStores.entryOf(author);
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
    return context.getStateStore(name);
  }
}
