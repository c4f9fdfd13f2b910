package io.palimpsest.topology.runtime;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.GroupIdNotFoundException;
import org.apache.kafka.common.errors.SecurityDisabledException;
import org.apache.kafka.common.errors.TopicExistsException;

/**
 * Waits for answers of a cluster and says in one line what to do if there is none, or a refusal.
 */
final class BrokerAnswers {
  private static final Duration BETWEEN_QUESTIONS = Duration.ofMillis(50);

  private final String bootstrapServers;
  private final Duration patience;

  BrokerAnswers(String bootstrapServers, Duration patience) {
    this.bootstrapServers = bootstrapServers;
    this.patience = patience;
  }

  /**
   * The answer.
   *
   * @throws TopicExistsException if that is it; callers may not mind
   * @throws GroupIdNotFoundException if nobody was ever in the group that was asked for
   * @throws SecurityDisabledException if the cluster has no authorizer
   * @throws ClusterException if there is none in time, or a refusal
   */
  <T> T await(KafkaFuture<T> future) {
    try {
      return future.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof TopicExistsException exists) {
        throw exists;
      }
      if (e.getCause() instanceof GroupIdNotFoundException unknown) {
        throw unknown;
      }
      if (e.getCause() instanceof SecurityDisabledException open) {
        throw open;
      }
      throw failed(e.getCause());
    } catch (TimeoutException e) {
      throw silent(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw silent(e);
    }
  }

  /**
   * Asks again and again until something is so, for as long as an answer may take.
   *
   * @throws ClusterException if it is not so by then
   */
  void awaitThat(String state, BooleanSupplier holds) {
    long deadline = System.nanoTime() + patience.toNanos();
    while (!holds.getAsBoolean()) {
      if (System.nanoTime() - deadline >= 0 || Thread.currentThread().isInterrupted()) {
        throw new ClusterException(
            "Kafka at "
                + bootstrapServers
                + " does not say within "
                + patience.toSeconds()
                + " s that "
                + state
                + ": check that its brokers reach their controller, and try again");
      }
      LockSupport.parkNanos(BETWEEN_QUESTIONS.toNanos());
    }
  }

  private ClusterException failed(Throwable error) {
    if (error instanceof org.apache.kafka.common.errors.TimeoutException) {
      return silent(error);
    }
    return error instanceof AuthenticationException ? turnedAway(error) : refused(error);
  }

  private ClusterException silent(Throwable error) {
    return new ClusterException(
        "Kafka at "
            + bootstrapServers
            + " does not answer ("
            + error.getClass().getSimpleName()
            + "): check --bootstrap-servers and that the broker runs; one with TLS needs"
            + " --kafka-config");
  }

  /** Either side may have turned the other away. Kafka's words are left out, as always. */
  private ClusterException turnedAway(Throwable error) {
    return new ClusterException(
        "Kafka at "
            + bootstrapServers
            + " and this client do not accept each other ("
            + error.getClass().getSimpleName()
            + "): check trust store, key store, user and password in --kafka-config");
  }

  private ClusterException refused(Throwable error) {
    return new ClusterException(
        "Kafka at "
            + bootstrapServers
            + " refuses ("
            + error.getClass().getSimpleName()
            + "): check the ACLs of this client and --kafka-config");
  }
}
