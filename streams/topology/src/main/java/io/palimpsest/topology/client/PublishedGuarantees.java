package io.palimpsest.topology.client;

import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.schemas.ReleaseGuarantee;
import io.palimpsest.topology.topic.Topics;
import java.util.HashMap;
import java.util.Map;

/** Reads published guarantees, keyed by the fingerprint that releases carry. */
public final class PublishedGuarantees {
  private PublishedGuarantees() {}

  /** Reads all guarantees published so far. */
  public static Map<String, Guarantee> read(ClusterConnection connection) {
    Map<String, Guarantee> all = new HashMap<>();
    try (TopicReader<ReleaseGuarantee> reader =
        new TopicReader<>(connection, Topics.GUARANTEES, ReleaseGuarantee.class)) {
      reader.readToEnd((key, record) -> record.ifPresent(one -> all.put(key, of(one))));
    }
    return all;
  }

  /** Converts a record. */
  public static Guarantee of(ReleaseGuarantee record) {
    return new Guarantee(
        record.getMechanism(),
        record.getNeighbours(),
        record.getUnit(),
        record.getPromise(),
        record.getNotPromised());
  }
}
