package io.palimpsest.topology.topic;

/**
 * How many copies there are of everything.
 *
 * @param replicationFactor copies of each partition
 * @param minInSync how many of them must have a record before it counts as written
 */
public record Durability(int replicationFactor, int minInSync) {
  /** Survives the loss of one broker without losing or refusing a record. */
  public static final Durability DEFAULT = new Durability(3, 2);

  public Durability {
    if (replicationFactor < 1 || replicationFactor > Short.MAX_VALUE) {
      throw new IllegalArgumentException(
          "the replication factor must be at least 1. Provided value: " + replicationFactor);
    }
    if (minInSync < 1 || minInSync > replicationFactor) {
      throw new IllegalArgumentException(
          "in-sync replicas must be at least 1 and at most the replication factor %d. Provided value: %d"
              .formatted(replicationFactor, minInSync));
    }
  }
}
