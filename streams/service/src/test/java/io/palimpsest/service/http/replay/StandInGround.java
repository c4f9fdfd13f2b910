package io.palimpsest.service.http.replay;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.service.ledger.ReleaseEstimate;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Posts in memory, where there is no broker. It stands in for the service; an IT has the real one.
 */
final class StandInGround implements ReplayGround {
  static final Instant NOW = Instant.parse("2020-05-01T12:00:00Z");
  private static final PostRules RULES = new PostRules(1000);

  final List<RawPost> sent = Collections.synchronizedList(new ArrayList<>());
  final List<String> submitted = Collections.synchronizedList(new ArrayList<>());
  final AtomicInteger open = new AtomicInteger();
  private final int posts;
  private final CountDownLatch gate;

  volatile Policy inForce = BuiltInPolicies.redact();
  volatile Optional<RuntimeException> failure = Optional.empty();

  /**
   * A number of posts.
   *
   * @param gate opened by a test when reading may go on beyond the first post
   */
  StandInGround(int posts, CountDownLatch gate) {
    this.posts = posts;
    this.gate = gate;
  }

  static StandInGround of(int posts) {
    return new StandInGround(posts, new CountDownLatch(0));
  }

  @Override
  public ReplayPolicy policy(Optional<String> document) {
    return ReplayPolicy.of(document, Optional.of(inForce), Optional.empty());
  }

  @Override
  public boolean isInForce(Policy policy) {
    return inForce.equals(policy);
  }

  @Override
  public ReplayRange range(ReplayOrder order) {
    open.incrementAndGet();
    return new ReplayRange() {
      @Override
      public long size() {
        return posts;
      }

      @Override
      public LeftOut read(Consumer<RawPost> reader, Runnable looked) {
        for (int i = 0; i < posts; i++) {
          looked.run();
          reader.accept(new RawPost("id-" + i, "author-" + i % 2, "some words", NOW));
          failure.ifPresent(
              e -> {
                throw e;
              });
          passGate();
        }
        return new LeftOut(1, 2);
      }

      @Override
      public void close() {
        open.decrementAndGet();
      }
    };
  }

  private void passGate() {
    try {
      gate.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public ReleaseEstimate estimate(Policy policy) {
    return new ReleaseEstimate(Privatizer.withoutLexicon(policy, RULES), RULES, NOW);
  }

  @Override
  public void putInForce(Policy policy, String document) {
    if (policy.version() == 13) {
      throw ProblemException.unprocessable("refused", "not this one");
    }
    submitted.add(document);
  }

  @Override
  public ReplaySink sink() {
    return new ReplaySink() {
      @Override
      public void send(RawPost post) {
        sent.add(post);
      }

      @Override
      public void flush() {}

      @Override
      public void close() {}
    };
  }
}
