package io.palimpsest.topology;

/**
 * Names of nodes and stores. Names of stores and of the repartition are part of topic names:
 * changing one loses state.
 */
public final class NodeNames {
  public static final String RAW_POSTS = "raw-posts";
  public static final String VALIDATE = "validate";
  public static final String BY_AUTHOR = "by-author";
  public static final String DEDUPLICATE = "deduplicate";
  public static final String RECENT_RELEASES = "recent-releases";
  public static final String DETECT = "detect";
  public static final String PSEUDONYMIZE = "pseudonymize";
  public static final String AUTHOR_NAMES = "author-names";
  public static final String OBSERVE = "observe";
  public static final String BY_VALUE = "by-value";
  public static final String COUNT_AUTHORS = "count-authors";
  public static final String AUTHOR_COUNTS = "author-counts";
  public static final String SHARED_VALUES = "shared-values";
  public static final String NEWLY_SHARED = "newly-shared";
  public static final String SAMPLE = "sample";
  public static final String RELEASE = "release";
  public static final String SAFE_POSTS = "safe-posts";
  public static final String DEAD_LETTERS = "dead-letters";
  public static final String WITHHELD = "withheld";

  private NodeNames() {}
}
