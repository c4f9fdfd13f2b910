package io.palimpsest.service.http.replay;

import io.micronaut.http.HttpStatus;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.service.ledger.ReleaseEstimate;
import io.palimpsest.topology.client.ClientException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One replay. {@link #price}, {@link #send} and {@link #release} are run by one thread, one after
 * the other; everything else may be called by anybody.
 */
final class ReplayJob {
  private static final Logger LOG = LoggerFactory.getLogger(ReplayJob.class);

  private final String id;
  private final ReplayOrder order;
  private final ReplayPolicy policy;
  private final ReplayGround ground;
  private final long maxPosts;
  private final CountDownLatch cancelled = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);

  /** Of the thread that does the work. */
  private Optional<ReplayRange> range = Optional.empty();

  private Stage stage = Stage.PRICING;
  private Optional<Instant> pricedAt = Optional.empty();
  private long done;
  private long of;
  private long sent;
  private Optional<ReplayAnswer.Quote> quote = Optional.empty();
  private Optional<LeftOut> leftOut = Optional.empty();
  private Optional<ProblemException> failure = Optional.empty();

  private enum Stage {
    PRICING,
    PRICED,
    SENDING,
    DONE,
    FAILED,
    CANCELLED
  }

  /** Ends the reading of posts. */
  private static final class Cancelled extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Cancelled() {
      super(null, null, false, false);
    }
  }

  private interface Work {
    void run() throws InterruptedException;
  }

  /**
   * A replay of which nothing is done yet.
   *
   * @param maxPosts more are not priced: an estimate remembers all of them
   */
  ReplayJob(String id, ReplayOrder order, ReplayPolicy policy, ReplayGround ground, long maxPosts) {
    this.id = id;
    this.order = order;
    this.policy = policy;
    this.ground = ground;
    this.maxPosts = maxPosts;
  }

  String id() {
    return id;
  }

  /** Whether confirming it changes the policy in force. */
  boolean submitsPolicy() {
    return policy.document().isPresent();
  }

  /** Reads everything and adds up. */
  void price(InstantSource clock) {
    attempt(
        () -> {
          stopIfCancelled();
          ReplayRange posts = ground.range(order);
          range = Optional.of(posts);
          begin(posts.size());
          ReleaseEstimate estimate = ground.estimate(policy.policy());
          long[] added = {0};
          LeftOut left =
              posts.read(
                  raw -> {
                    if (added[0]++ == maxPosts) {
                      throw tooMany();
                    }
                    estimate.add(ReplayFilter.postOf(raw));
                  },
                  this::looked);
          priced(ReplayAnswer.Quote.of(policy, estimate.estimate()), left, clock.instant());
        });
  }

  private ProblemException tooMany() {
    return ProblemException.unprocessable(
        "too-many-posts",
        "these are more than %d posts, which do not fit into memory here: replay shorter ranges of time, one after the other, or give the service more memory"
            .formatted(maxPosts));
  }

  private synchronized void priced(ReplayAnswer.Quote made, LeftOut left, Instant now) {
    stopIfCancelled();
    done = of;
    quote = Optional.of(made);
    leftOut = Optional.of(left);
    pricedAt = Optional.of(now);
    stage = Stage.PRICED;
  }

  /**
   * Lets it be sent.
   *
   * @throws ProblemException if it is not priced, or was for a policy that is not in force any more
   */
  synchronized void confirm() {
    if (stage != Stage.PRICED) {
      throw ProblemException.of(
          HttpStatus.CONFLICT,
          "not-priced",
          "only what is priced and not yet confirmed can be confirmed; this replay is " + state());
    }
    if (!submitsPolicy() && !ground.isInForce(policy.policy())) {
      throw ProblemException.of(
          HttpStatus.CONFLICT,
          "policy-changed",
          "another policy is in force than this was priced for: cancel it and price again");
    }
    stage = Stage.SENDING;
    done = 0;
  }

  /** Puts the policy in force if there is one to be, and sends everything. */
  void send() {
    attempt(
        () -> {
          if (policy.document().isPresent()) {
            stopIfCancelled();
            ground.putInForce(policy.policy(), policy.document().get());
            // Each instance reads the table of policies by itself, some time after the verdict.
            cancelled.await(order.settlingTime().toNanos(), TimeUnit.NANOSECONDS);
          }
          stopIfCancelled();
          LeftOut left;
          try (ReplaySink sink = ground.sink()) {
            left = range.orElseThrow().read(raw -> send(raw, sink), this::looked);
            sink.flush();
          }
          sent(left);
        });
  }

  private void send(RawPost post, ReplaySink sink) {
    sink.send(post);
    synchronized (this) {
      sent++;
    }
  }

  /** All of it is sent, so that it is too late to be cancelled. */
  private synchronized void sent(LeftOut left) {
    done = of;
    leftOut = Optional.of(left);
    end(Stage.DONE);
  }

  private void attempt(Work work) {
    try {
      work.run();
    } catch (Cancelled e) {
      end(Stage.CANCELLED);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      end(Stage.CANCELLED);
    } catch (ProblemException e) {
      fail(e);
    } catch (ClientException e) {
      LOG.warn("Replay {} failed: {}", id, e.getMessage());
      fail(
          ProblemException.of(
              HttpStatus.SERVICE_UNAVAILABLE,
              "broker-unavailable",
              "Kafka does not do what was asked: begin again later, and tell whoever runs the"
                  + " service"));
    } catch (RuntimeException | Error e) {
      failUnlessInterrupted(e);
    }
    if (isOver()) {
      release();
    }
  }

  /** Kafka's clients have an exception of their own for threads that are told to end. */
  private void failUnlessInterrupted(Throwable e) {
    if (Thread.currentThread().isInterrupted()) {
      end(Stage.CANCELLED);
      return;
    }
    // The message may quote a post.
    LOG.error("Replay {} failed with {}", id, e.getClass().getName());
    fail(
        ProblemException.of(
            HttpStatus.INTERNAL_SERVER_ERROR,
            "failed",
            "this is a fault of the service: look for the replay's id in its log"));
  }

  private synchronized void fail(ProblemException problem) {
    failure = Optional.of(problem);
    end(Stage.FAILED);
  }

  private synchronized void end(Stage last) {
    stage = last;
    LOG.info("Replay {} is {}; {} posts were sent", id, state(), sent);
    ended.countDown();
  }

  private void stopIfCancelled() {
    if (cancelled.getCount() == 0) {
      throw new Cancelled();
    }
  }

  private synchronized void begin(long size) {
    of = size;
  }

  private void looked() {
    stopIfCancelled();
    synchronized (this) {
      done = Math.min(of, done + 1);
    }
  }

  /** Asks it to end. What waits to be confirmed ends at once, and what is at work soon. */
  synchronized void cancel() {
    cancelled.countDown();
    if (stage == Stage.PRICED) {
      end(Stage.CANCELLED);
    }
  }

  /** The same, if it has waited since that moment or longer. */
  synchronized boolean cancelIfPricedBy(Instant moment) {
    if (stage != Stage.PRICED || pricedAt.orElseThrow().isAfter(moment)) {
      return false;
    }
    failure =
        Optional.of(
            ProblemException.of(
                HttpStatus.CONFLICT,
                "not-confirmed",
                "nobody confirmed it in time: begin again, and confirm what it costs"));
    cancel();
    return true;
  }

  /** Waits for its end, not for ever. */
  void awaitEnd(Duration limit) throws InterruptedException {
    ended.await(limit.toNanos(), TimeUnit.NANOSECONDS);
  }

  boolean isOver() {
    return ended.getCount() == 0;
  }

  /** Lets go of what it reads from. */
  void release() {
    range.ifPresent(ReplayRange::close);
    range = Optional.empty();
  }

  synchronized ReplayAnswer answer() {
    return new ReplayAnswer(
        id,
        state(),
        new ReplayAnswer.Progress(done, of),
        quote.orElse(null),
        stage == Stage.PRICING || stage == Stage.PRICED ? null : Long.valueOf(sent),
        leftOut.orElse(null),
        failure.map(ProblemException::reason).orElse(null),
        failure.map(ProblemException::getMessage).orElse(null));
  }

  private String state() {
    return stage.name().toLowerCase(Locale.ROOT);
  }
}
