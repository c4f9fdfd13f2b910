package io.palimpsest.topology.state;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.SealBrokenException;
import io.palimpsest.topology.NodeNames;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads what is kept of an author without changing it: no key is made, and none is wrapped again.
 * Thread-safe.
 *
 * <p>Trap: stores are read while posts are worked on, and before a transaction is committed. What
 * is read may be of two moments, and what was read last may come to nothing; it is then done again,
 * and comes out the same.
 */
public final class AuthorReader {
  private static final Logger LOG = LoggerFactory.getLogger(AuthorReader.class);

  /** Twice in the same microseconds nobody is forgotten. */
  private static final int MAX_TRIES = 2;

  private final KeyRing ring;
  private final int maxReleases;

  /**
   * A reader.
   *
   * @param maxReleases how many of an author are opened, at most
   */
  public AuthorReader(KeyRing ring, int maxReleases) {
    this.ring = ring;
    this.maxReleases = maxReleases;
  }

  /** What is kept of the author in the stores of the author's partition. */
  public AuthorReading read(String author, ReadableStores stores) {
    for (int tries = 0; tries < MAX_TRIES; tries++) {
      try {
        return once(author, stores);
      } catch (SealBrokenException | IllegalArgumentException e) {
        // The author may have been forgotten and come back in between, with another key.
      }
    }
    LOG.error("An entry of an author cannot be read; it can be restored from the changelog");
    return new AuthorReading.Locked();
  }

  private AuthorReading once(String author, ReadableStores stores) {
    String entry = AuthorStores.entryOf(author);
    byte[] bytes = stores.keyed(NodeNames.AUTHORS).get(entry);
    if (bytes == null) {
      return new AuthorReading.Nobody();
    }
    AuthorEntry kept = AuthorEntry.ofBytes(bytes);
    if (!(KeptKey.open(ring, entry, kept.key()) instanceof KeptKey.Opening.Opened open)) {
      return new AuthorReading.Locked();
    }
    AuthorKeys known = AuthorKeys.of(entry, open.key(), open.since());
    AuthorContents contents = kept.open(known);
    boolean isDeclined = stores.keyed(NodeNames.DECLINED_AUTHORS).get(entry) != null;
    return new AuthorReading.Open(
        known.pseudonym(),
        known.epoch(),
        isDeclined ? Optional.of(AuthorPreference.DECLINED) : contents.preference(),
        contents.ledger(),
        RecentReleases.latest(stores.releases(), known, maxReleases));
  }
}
