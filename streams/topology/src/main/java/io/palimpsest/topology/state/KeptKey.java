package io.palimpsest.topology.state;

import io.palimpsest.mechanisms.key.AuthorKey;
import io.palimpsest.mechanisms.key.KeyRing;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** An author's key as it is kept: its epoch, and the key itself wrapped by a master key. */
final class KeptKey {
  private static final Logger LOG = LoggerFactory.getLogger(KeptKey.class);

  /** What became of an attempt to open it. */
  sealed interface Opening {

    /**
     * It is open.
     *
     * @param since the epoch that it is kept with
     * @param underFormerKey whether it should be wrapped again
     */
    record Opened(AuthorKey key, long since, boolean underFormerKey) implements Opening {}

    /** It is not: the master key is not here, or the bytes are damaged. The log says which. */
    record Locked() implements Opening {}
  }

  private KeptKey() {}

  static byte[] write(KeyRing ring, String entry, AuthorKey key, long since) {
    byte[] wrapped = ring.wrap(key, owner(entry, since));
    return ByteBuffer.allocate(Long.BYTES + wrapped.length).putLong(since).put(wrapped).array();
  }

  static Opening open(KeyRing ring, String entry, byte[] kept) {
    if (kept.length < Long.BYTES) {
      return damaged();
    }
    long since = ByteBuffer.wrap(kept).getLong();
    KeyRing.Unwrapped unwrapped =
        ring.unwrap(Arrays.copyOfRange(kept, Long.BYTES, kept.length), owner(entry, since));
    if (unwrapped instanceof KeyRing.Unwrapped.Opened open) {
      return new Opening.Opened(open.key(), since, open.underFormerKey());
    }
    if (unwrapped instanceof KeyRing.Unwrapped.MissingMasterKey missing) {
      LOG.error("An author's key is wrapped by master key {}, which is not here", missing.id());
      return new Opening.Locked();
    }
    return damaged();
  }

  private static Opening damaged() {
    LOG.error("An author's key is damaged; it can be restored from the changelog");
    return new Opening.Locked();
  }

  /** The epoch is bound to the key, so that nobody can raise it who cannot wrap. */
  private static String owner(String entry, long since) {
    return entry + '@' + since;
  }
}
