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
 * What is promised of releases, by fingerprint, so that a release need not carry the words. They
 * are published when a task needs them for the first time, in the same transaction: a reader who
 * has a release has its guarantee at once, or a moment later. Tasks publish the same words under
 * the same key.
 */
final class Guarantees {
  /** 128 bits: no two guarantees have one fingerprint. */
  private static final int FINGERPRINT_BYTES = 16;

  /** Far more than the policies that are in force at a time have. */
  private static final int MOST = 1_000;

  private final Consumer<ReleaseGuarantee> publish;
  private final Map<Guarantee, String> published = new HashMap<>();

  /**
   * Has published none yet. When a transaction is aborted all tasks of its producer begin anew
   * ({@code ProducerUntilAbort}), so nothing is missed.
   */
  Guarantees(Consumer<ReleaseGuarantee> publish) {
    this.publish = publish;
  }

  /** The fingerprint of a guarantee, which is published by then. */
  String fingerprintOf(Guarantee guarantee) {
    String known = published.get(guarantee);
    return known == null ? published(guarantee) : known;
  }

  private String published(Guarantee guarantee) {
    if (published.size() >= MOST) {
      published.clear();
    }
    String fingerprint = fingerprint(guarantee);
    publish.accept(
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
