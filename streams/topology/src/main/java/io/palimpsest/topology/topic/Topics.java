package io.palimpsest.topology.topic;

/** Names of the topics, each in its zone. */
public final class Topics {
  public static final String RAW_POSTS = "raw.posts";
  public static final String SAFE_POSTS = "safe.posts";
  public static final String DEAD_LETTERS = "restricted.dead-letters";
  public static final String WITHHELD = "accounting.withheld";

  public static final String SHARED_VALUES = "restricted.shared-values";

  private Topics() {}
}
