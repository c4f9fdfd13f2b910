package io.palimpsest.topology.state;

import io.palimpsest.topology.NodeNames;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Base64;
import java.util.Set;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.state.KeyValueBytesStoreSupplier;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;

/** The stores that hold entries of authors. */
public final class AuthorStores {
  /** 192 bits: nobody finds two authors with one entry. */
  private static final int ENTRY_BYTES = 24;

  private AuthorStores() {}

  /**
   * All of them.
   *
   * @param window how long releases are remembered
   */
  public static Set<StoreBuilder<?>> builders(Duration window) {
    return Set.of(
        keyed(Stores.persistentKeyValueStore(NodeNames.AUTHORS)),
        keyed(Stores.persistentKeyValueStore(NodeNames.AUTHOR_NAMES)),
        // Every post asks, and hardly ever is one there: in memory it costs next to nothing.
        keyed(Stores.inMemoryKeyValueStore(NodeNames.DECLINED_AUTHORS)),
        RecentReleases.store(window));
  }

  /**
   * One entry an author. Not cached: between two commits hardly anybody writes twice, and with many
   * authors Kafka's record cache finds nothing, while its trees cost more than RocksDB itself.
   */
  private static StoreBuilder<KeyValueStore<String, byte[]>> keyed(
      KeyValueBytesStoreSupplier where) {
    return Stores.keyValueStoreBuilder(where, Serdes.String(), Serdes.ByteArray())
        .withCachingDisabled();
  }

  /** Under which an author's entries are kept. */
  static String entryOf(String author) {
    byte[] digest = sha256().digest(("author:" + author).getBytes(StandardCharsets.UTF_8));
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(Arrays.copyOf(digest, ENTRY_BYTES));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
