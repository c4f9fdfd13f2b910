package io.palimpsest.topology.topic;

/** Names of the topics, each in its zone. */
public final class Topics {
  public static final String RAW_POSTS = "raw.posts";

  /** Raw posts whose release is wanted again. */
  public static final String REPLAYS = "raw.replays";

  public static final String SAFE_POSTS = "safe.posts";

  /** What is promised of releases, in words. */
  public static final String GUARANTEES = "safe.guarantees";

  public static final String DEAD_LETTERS = "restricted.dead-letters";
  public static final String SHARED_VALUES = "restricted.shared-values";

  public static final String CHARGES = "accounting.charges";
  public static final String BALANCES = "accounting.balances";
  public static final String WITHHELD = "accounting.withheld";
  public static final String ERASURE_RECEIPTS = "accounting.erasures";

  /** What is submitted; strangers write it. */
  public static final String POLICIES = "control.policies";

  /** What was accepted; only we write it. */
  public static final String POLICIES_IN_FORCE = "control.policies-in-force";

  public static final String POLICY_VERDICTS = "control.policy-verdicts";
  public static final String PREFERENCES = "control.preferences";
  public static final String ERASURES = "control.erasures";

  private Topics() {}
}
