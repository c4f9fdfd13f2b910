package io.palimpsest.topology.state;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.arrival.AuthorPreference;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;

/** Opens what is kept of an author whose key is at hand. It only reads, wherever the stores are. */
final class AuthorEntries {
  /** Stands for a preference that could not be sealed; shorter than anything that is. */
  private static final byte[] DECLINED = {0};

  private final Function<String, ReadOnlyKeyValueStore<String, byte[]>> stores;

  /**
   * Entries.
   *
   * @param stores finds a store by its name
   */
  AuthorEntries(Function<String, ReadOnlyKeyValueStore<String, byte[]>> stores) {
    this.stores = stores;
  }

  static byte[] declined() {
    return DECLINED.clone();
  }

  Optional<byte[]> key(String entry) {
    return kept(NodeNames.AUTHOR_KEYS, entry);
  }

  Optional<byte[]> read(String store, Author author) {
    return kept(store, author.entry()).map(kept -> opened(store, author, kept));
  }

  Optional<AuthorPreference> preference(Author author) {
    return kept(NodeNames.AUTHOR_PREFERENCES, author.entry())
        .map(
            kept ->
                Arrays.equals(kept, DECLINED)
                    ? AuthorPreference.DECLINED
                    : AuthorPreference.ofBytes(opened(NodeNames.AUTHOR_PREFERENCES, author, kept)));
  }

  AuthorLedger ledger(Author author) {
    return read(NodeNames.AUTHOR_LEDGERS, author)
        .map(AuthorLedger::ofBytes)
        .orElseGet(AuthorLedger::empty);
  }

  private Optional<byte[]> kept(String store, String entry) {
    return Optional.ofNullable(stores.apply(store).get(entry));
  }

  private static byte[] opened(String store, Author author, byte[] kept) {
    return author.seal().open(store, author.entry(), kept);
  }
}
