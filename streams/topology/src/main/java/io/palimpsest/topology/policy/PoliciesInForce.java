package io.palimpsest.topology.policy;

import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.topology.topic.Topics;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;

/**
 * Which policy holds for posts, by the table of policies in force. Asked for every post: each
 * document is read once. Thread-safe.
 */
public final class PoliciesInForce {
  /** More documents than are ever in force at once; beyond it they are read again. */
  private static final int MAX_READ = 16;

  /** Withdrawals are rare; two in the same microseconds are not seen. */
  private static final int MAX_TRIES = 3;

  private static final InForce UNUSABLE = new InForce.Unusable();

  private final InForce fallback;
  private final Privatizers privatizers;
  private final Map<String, InForce> read = new ConcurrentHashMap<>();

  /**
   * Starts without having read any.
   *
   * @param fallback holds where the table names none for posts
   * @param privatizers say what this service can do
   */
  public PoliciesInForce(Policy fallback, Privatizers privatizers) {
    this.fallback = new InForce.Found(fallback);
    this.privatizers = privatizers;
  }

  /** What holds now; the latest of several. */
  public InForce current(
      ReadOnlyKeyValueStore<String, ValueAndTimestamp<io.palimpsest.schemas.Policy>> table) {
    for (int tries = 0; tries < MAX_TRIES; tries++) {
      try {
        return read(table);
      } catch (NoSuchElementException | NullPointerException e) {
        // A policy was withdrawn while the table was read, which it does not guard against.
      }
    }
    return UNUSABLE;
  }

  private InForce read(
      ReadOnlyKeyValueStore<String, ValueAndTimestamp<io.palimpsest.schemas.Policy>> table) {
    InForce latest = fallback;
    long since = Long.MIN_VALUE;
    try (KeyValueIterator<String, ValueAndTimestamp<io.palimpsest.schemas.Policy>> all =
        table.all()) {
      while (all.hasNext()) {
        ValueAndTimestamp<io.palimpsest.schemas.Policy> entry = all.next().value;
        InForce one = of(entry.value());
        if (entry.timestamp() >= since && isForPosts(one)) {
          latest = one;
          since = entry.timestamp();
        }
      }
      return latest;
    } catch (SerializationException e) {
      return UNUSABLE;
    }
  }

  /** What cannot be read may be for posts. */
  private static boolean isForPosts(InForce one) {
    return !(one instanceof InForce.Found found)
        || found.policy().topics().contains(Topics.RAW_POSTS);
  }

  private InForce of(io.palimpsest.schemas.Policy submission) {
    InForce known = read.get(submission.getDocument());
    if (known != null) {
      return known;
    }
    if (read.size() >= MAX_READ) {
      read.clear();
    }
    InForce made = read(submission.getDocument());
    read.put(submission.getDocument(), made);
    return made;
  }

  private InForce read(String document) {
    try {
      Policy policy = PolicyReader.read(document);
      return privatizers.canDo(policy) ? new InForce.Found(policy) : UNUSABLE;
    } catch (InvalidPolicyException e) {
      return UNUSABLE;
    }
  }
}
