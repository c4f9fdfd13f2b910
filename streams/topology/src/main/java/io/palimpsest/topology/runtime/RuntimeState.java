package io.palimpsest.topology.runtime;

/** How the topology is. */
public enum RuntimeState {
  /** Made and not started. */
  CREATED,
  /** Getting its partitions or restoring its stores: posts wait. */
  REBALANCING,
  /** Working. */
  RUNNING,
  /** Ended as it was told to. */
  STOPPED,
  /** Ended by an error; posts wait until it is started again. */
  FAILED
}
