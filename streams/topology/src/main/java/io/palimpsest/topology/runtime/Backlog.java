package io.palimpsest.topology.runtime;

import java.util.OptionalLong;

/**
 * What lies on a partition for a group.
 *
 * @param beginning the first offset that is still there
 * @param committed where the group goes on; empty if it never committed
 * @param end behind the last record of which is certain that it stays, i.e. no open transaction
 *     comes before it
 */
record Backlog(long beginning, OptionalLong committed, long end) {
  /** Where whoever takes the partition now begins. What was deleted does not wait. */
  long from() {
    return Math.max(beginning, committed.orElse(beginning));
  }

  /** Offsets and not records: marks of transactions and what compaction took away are counted. */
  long offsets() {
    return Math.max(0, end - from());
  }
}
