package io.palimpsest.topology.step;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.schemas.ReleaseGuarantee;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Publishes guarantees under a fingerprint, so that releases carry the fingerprint and not the
 * words. A task publishes a guarantee on first use, in the transaction of the release; a reader of
 * the release sees it at the same time or a moment later, as partitions become visible one by one.
 * All tasks publish equal records under equal keys.
 */
final class Guarantees {
  /** 128 bits, enough to rule out collisions. */
  private static final int FINGERPRINT_BYTES = 16;

  /** Far more guarantees than policies in force at one time can have. */
  private static final int MAX_PUBLISHED = 1_000;

  private final Consumer<ReleaseGuarantee> sink;
  private final Map<Guarantee, String> published = new HashMap<>();

  /**
   * Starts with nothing published. If a transaction aborts, all tasks of its producer are
   * initialized again ({@code ProducerUntilAbort}), so no guarantee is lost.
   */
  Guarantees(Consumer<ReleaseGuarantee> sink) {
    this.sink = sink;
  }

  /** Returns the fingerprint of a guarantee, after publishing it if necessary. */
  String fingerprintOf(Guarantee guarantee) {
    String known = published.get(guarantee);
    return known == null ? publish(guarantee) : known;
  }

  private String publish(Guarantee guarantee) {
    if (published.size() >= MAX_PUBLISHED) {
      published.clear();
    }
    String fingerprint = fingerprint(guarantee);
    sink.accept(
        ReleaseGuarantee.newBuilder()
            .setFingerprint(fingerprint)
            .setMechanism(guarantee.mechanism())
            .setNeighbours(guarantee.neighbours())
            .setUnit(guarantee.unit())
            .setPromise(guarantee.promise())
            .setNotPromised(guarantee.notPromised())
            .build());
    published.put(guarantee, fingerprint);
    return fingerprint;
  }

  private static String fingerprint(Guarantee guarantee) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256")
              .digest(guarantee.inWords().getBytes(StandardCharsets.UTF_8));
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(Arrays.copyOf(digest, FINGERPRINT_BYTES));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
