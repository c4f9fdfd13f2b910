package io.palimpsest.topology.policy;

import io.palimpsest.language.policy.Policy;

/** Which policy holds now. */
public sealed interface InForce {

  /** This one. */
  record Found(Policy policy) implements InForce {}

  /**
   * One that this version of the service cannot read or do, such as one that a later version
   * accepted. Nothing is released: an earlier policy may promise less.
   */
  record Unusable() implements InForce {}
}
