package io.palimpsest.topology;

/**
 * Names of nodes and stores. Names of stores and of the repartition are part of topic names:
 * changing one loses state.
 */
public final class NodeNames {
  public static final String RAW = "raw";
  public static final String INTAKE = "intake";
  public static final String ARRIVALS = "arrivals";
  public static final String BY_AUTHOR = "events-by-author";
  public static final String WITHDRAWN_PREFERENCES = "withdrawn-preferences";
  public static final String ERASURE_RECEIPTS = "erasure-receipts";
  public static final String RECENT_RELEASES = "recent-releases";
  public static final String DECIDE = "decide";
  public static final String AUTHORS = "authors";
  public static final String OBSERVED = "observed";
  public static final String DECLINED_AUTHORS = "declined-authors";
  public static final String AUTHOR_NAMES = "author-names";
  public static final String BY_VALUE = "by-value";
  public static final String COUNT_AUTHORS = "count-authors";
  public static final String AUTHOR_COUNTS = "author-counts";
  public static final String SHARED_VALUES = "shared-values";
  public static final String NEWLY_SHARED = "newly-shared";
  public static final String CHARGES = "charges";
  public static final String BALANCES = "balances";
  public static final String GUARANTEES = "guarantees";
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
