package io.palimpsest.topology.runtime;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.RegistryUnavailableException;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.topology.PrivatizationTopology;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.query.AuthorQueries;
import io.palimpsest.topology.query.InstanceAddress;
import io.palimpsest.topology.query.PolicyQueries;
import io.palimpsest.topology.query.StreamQueries;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.step.PathCounters;
import io.palimpsest.topology.topic.TopicLayout;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.streams.CloseOptions;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.errors.StreamsUncaughtExceptionHandler.StreamThreadExceptionResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs the topology. Made once, started once, closed once. */
public final class PrivatizationRuntime implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(PrivatizationRuntime.class);

  /** Enough to commit and leave; what is not committed by then is done again by the next one. */
  private static final Duration CLOSE_LIMIT = Duration.ofSeconds(30);

  /** Below the ten seconds after which a broker gives up an open transaction. */
  private static final Duration BACK_OFF = Duration.ofSeconds(2);

  /** Young enough for whoever scrapes every quarter of a minute, and four small questions each. */
  private static final Duration BETWEEN_LOOKS_AT_LAG = Duration.ofSeconds(5);

  /** The topics that others write and the stream takes from. */
  public static final List<String> SOURCES =
      Stream.concat(TopicLayout.SOURCES.stream(), Stream.of(Topics.POLICIES)).toList();

  private final KafkaStreams streams;
  private final LocalState local;
  private final PathCounters counters = new PathCounters();
  private final RestoreWatch restores = new RestoreWatch();
  private final StreamQueries queries;
  private final LagWatch lag;
  private final String description;
  private final CountDownLatch closing = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);

  /**
   * Prepares everything and starts nothing. Schemas are checked against the registry here.
   *
   * @param fallback the policy where none is in force by {@code control.policies}
   * @throws RegistryUnavailableException if the registry does not answer
   * @throws ClusterException if a setting or the state directory cannot be used
   */
  public PrivatizationRuntime(
      PrivatizerConfig config,
      SchemaRegistry registry,
      Registration registration,
      Privatizers privatizers,
      Policy fallback,
      KeyRing ring) {
    InstanceAddress self = InstanceAddress.of(config.advertisedAddress());
    Properties properties = config.streamsProperties();
    properties.put(StreamsConfig.APPLICATION_SERVER_CONFIG, self.setting());
    String clientId = clientId(config, properties);
    properties.put(StreamsConfig.CLIENT_ID_CONFIG, clientId);
    Topology topology =
        new PrivatizationTopology(
                config,
                new RecordSerdes(registry, registration),
                privatizers,
                fallback,
                ring,
                counters)
            .build(properties);
    this.streams = streams(topology, properties);
    this.local = new LocalState(config.stateDirectory().resolve(config.applicationId()));
    this.streams.setUncaughtExceptionHandler(this::answer);
    this.streams.setStateListener((to, from) -> note(to));
    this.streams.setGlobalStateRestoreListener(restores);
    this.queries = StreamQueries.of(streams, self, privatizers, fallback, ring);
    this.description = topology.describe().toString();
    this.lag = lagWatch(config, properties, clientId);
  }

  /**
   * Of this run of this instance alone: by it the group's coordinator tells which partitions are
   * here. One from {@code --kafka-config} may be that of all instances.
   */
  private static String clientId(PrivatizerConfig config, Properties properties) {
    return properties.getProperty(StreamsConfig.CLIENT_ID_CONFIG, config.applicationId())
        + "-"
        + UUID.randomUUID();
  }

  private static LagWatch lagWatch(
      PrivatizerConfig config, Properties properties, String clientId) {
    GroupOffsets offsets = ClusterOffsets.of(properties);
    return new LagWatch(
        new ConsumerLag(
            Stream.concat(SOURCES.stream(), Stream.of(config.repartitionTopic())).toList(),
            member -> member.startsWith(clientId + "-StreamThread-"),
            offsets),
        offsets,
        BETWEEN_LOOKS_AT_LAG);
  }

  private static KafkaStreams streams(Topology topology, Properties properties) {
    try {
      return new KafkaStreams(topology, properties, new StreamClients());
    } catch (KafkaException e) {
      throw new ClusterException(
          "The stream cannot be made ("
              + e.getClass().getSimpleName()
              + "): check --kafka-config, and that --data-dir is writable and used by one instance");
    }
  }

  /** A registry that is away comes back; anything else needs someone to look. */
  private StreamThreadExceptionResponse answer(Throwable error) {
    for (Throwable cause = error; cause != null; cause = cause.getCause()) {
      if (cause instanceof RegistryUnavailableException) {
        LOG.warn("The schema registry does not answer; trying again");
        backOff();
        return StreamThreadExceptionResponse.REPLACE_THREAD;
      }
    }
    LOG.error("The stream ends because of {}", error.getClass().getName());
    return StreamThreadExceptionResponse.SHUTDOWN_CLIENT;
  }

  /** Each try aborts a transaction and rejoins the group, which others notice. */
  private void backOff() {
    try {
      closing.await(BACK_OFF.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void note(KafkaStreams.State state) {
    if (state == KafkaStreams.State.ERROR || state == KafkaStreams.State.NOT_RUNNING) {
      ended.countDown();
    } else if (state == KafkaStreams.State.RUNNING) {
      restores.clear();
    }
  }

  /** Starts it; posts flow as soon as the state is RUNNING. */
  public void start() {
    if (local.take()) {
      LOG.warn("The last run did not end in order; its stores are restored from Kafka");
    }
    streams.start();
    lag.start();
  }

  /** Stops processing until {@link #resume}. For benchmarks. */
  public void pause() {
    streams.pause();
  }

  /** Resumes processing. */
  public void resume() {
    streams.resume();
  }

  /** Waits until it has ended, by itself or because it was closed. */
  public void awaitEnd() throws InterruptedException {
    ended.await();
  }

  /** How it is now. */
  public RuntimeState state() {
    return switch (streams.state()) {
      case CREATED -> RuntimeState.CREATED;
      case REBALANCING -> RuntimeState.REBALANCING;
      case RUNNING -> RuntimeState.RUNNING;
      case PENDING_SHUTDOWN, NOT_RUNNING -> RuntimeState.STOPPED;
      case PENDING_ERROR, ERROR -> RuntimeState.FAILED;
    };
  }

  /** What it has done so far. */
  public PathCounters counters() {
    return counters;
  }

  /** What is kept of authors. */
  public AuthorQueries queries() {
    return queries.authors();
  }

  /** Which policies are in force. */
  public PolicyQueries policies() {
    return queries.policies();
  }

  /**
   * How many records wait for this instance, by topic: those of strangers, and the internal one.
   * Partitions of other instances are not among them. It is counted from what is committed, also
   * while nothing is read, and some seconds old.
   */
  public Map<String, Long> lag() {
    return lag.latest();
  }

  /** How far the stores are from being ready. */
  public RestoreProgress restoring() {
    return restores.progress();
  }

  /** The graph in Kafka Streams' own words. */
  public String description() {
    return description;
  }

  @Override
  public void close() {
    closing.countDown();
    lag.close();
    // Without leaving, the next instance waits a session timeout for this one's partitions.
    CloseOptions leaving =
        CloseOptions.timeout(CLOSE_LIMIT)
            .withGroupMembershipOperation(CloseOptions.GroupMembershipOperation.LEAVE_GROUP);
    if (streams.close(leaving)) {
      local.letGo();
    } else {
      LOG.warn(
          "The stream did not end within {}; its work is done again at the next start",
          CLOSE_LIMIT);
    }
  }
}
