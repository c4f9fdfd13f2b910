package io.palimpsest.topology.step;

import io.palimpsest.topology.NodeNames;

/** The steps of a post, in their order. */
public enum PathStep {
  VALIDATE(NodeNames.VALIDATE),
  ADMIT(NodeNames.ADMIT),
  DEDUPLICATE(NodeNames.DEDUPLICATE),
  DETECT(NodeNames.DETECT),
  PSEUDONYMIZE(NodeNames.PSEUDONYMIZE),
  CHARGE(NodeNames.CHARGE),
  SAMPLE(NodeNames.SAMPLE),
  RELEASE(NodeNames.RELEASE);

  private final String label;

  PathStep(String label) {
    this.label = label;
  }

  /** The name of its node. */
  public String label() {
    return label;
  }
}
