package io.palimpsest.topology;

/**
 * Names of nodes and stores. Names of stores and of the repartition are part of topic names:
 * changing one loses state.
 */
public final class NodeNames {
  public static final String RAW_POSTS = "raw-posts";
  public static final String VALIDATE = "validate";
  public static final String PREFERENCES = "preferences";
  public static final String READ_PREFERENCE = "read-preference";
  public static final String ERASURES = "erasures";
  public static final String READ_ERASURE = "read-erasure";
  public static final String BY_AUTHOR = "events-by-author";
  public static final String ADMIT = "admit";
  public static final String AUTHOR_KEYS = "author-keys";
  public static final String AUTHOR_PREFERENCES = "author-preferences";
  public static final String PREFER = "prefer";
  public static final String FORGET = "forget";
  public static final String WITHDRAW_PREFERENCE = "withdraw-preference";
  public static final String WITHDRAWN_PREFERENCES = "withdrawn-preferences";
  public static final String ERASURE_RECEIPTS = "erasure-receipts";
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
  public static final String CHARGE = "charge";
  public static final String AUTHOR_LEDGERS = "author-ledgers";
  public static final String CHARGES = "charges";
  public static final String BALANCES = "balances";
  public static final String SAMPLE = "sample";
  public static final String RELEASE = "release";
  public static final String SAFE_POSTS = "safe-posts";
  public static final String DEAD_LETTERS = "dead-letters";
  public static final String WITHHELD = "withheld";
  public static final String POLICIES = "policies";
  public static final String ACCEPT_POLICY = "accept-policy";
  public static final String ACCEPTED_POLICIES = "accepted-policies";
  public static final String POLICIES_IN_FORCE = "policies-in-force";
  public static final String NEWLY_IN_FORCE = "newly-in-force";
  public static final String POLICY_VERDICTS = "policy-verdicts";

  private NodeNames() {}
}
