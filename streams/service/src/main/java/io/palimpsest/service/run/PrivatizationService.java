package io.palimpsest.service.run;

import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.http.Backend;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.runtime.Cluster;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.TopicLayout;
import io.palimpsest.topology.topic.TopicPlan;
import java.time.Duration;
import java.util.List;

/** The topology with what it stands on. */
public final class PrivatizationService implements AutoCloseable {
  /** A broker that takes longer to answer is not there, as far as an operator can tell. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final SchemaRegistry registry;
  private final PrivatizationRuntime runtime;
  private final Backend backend;

  private PrivatizationService(
      SchemaRegistry registry, PrivatizationRuntime runtime, ServiceSettings settings) {
    this.registry = registry;
    this.runtime = runtime;
    this.backend =
        new Backend(
            runtime,
            new ClusterConnection(
                settings.topology().bootstrapServers(),
                settings.topology().kafka(),
                new RecordSerdes(registry, settings.registration())),
            registry,
            settings.privatizers(),
            settings.policy(),
            settings.topology().rules(),
            settings.ring().id());
  }

  /**
   * Checks everything and starts nothing.
   *
   * @throws io.palimpsest.topology.runtime.ClusterException if the cluster is not as it has to be
   * @throws io.palimpsest.schemas.registry.RegistrySettingsException if it can have no client
   * @throws io.palimpsest.schemas.registry.RegistryUnavailableException if the registry is silent
   * @throws io.palimpsest.schemas.registry.SchemaRefusedException if a schema does not fit
   */
  public static PrivatizationService prepare(ServiceSettings settings) {
    PrivatizerConfig config = onCluster(settings);
    SchemaRegistry registry = ConfluentSchemaRegistry.at(settings.registry());
    try {
      return new PrivatizationService(
          registry,
          new PrivatizationRuntime(
              config,
              registry,
              settings.registration(),
              settings.privatizers(),
              settings.policy(),
              settings.ring()),
          settings);
    } catch (RuntimeException e) {
      registry.close();
      throw e;
    }
  }

  /**
   * Prepares the cluster. Stores belong to the changelogs of one cluster, so that each has its own
   * directory: with another's, posts would count as released that never were.
   */
  private static PrivatizerConfig onCluster(ServiceSettings settings) {
    PrivatizerConfig config = settings.topology();
    List<TopicPlan> plans =
        TopicLayout.ofService(settings.partitions(), config.rules().maxTextBytes()).topics();
    try (Cluster cluster = Cluster.connect(config.bootstrapServers(), config.kafka(), PATIENCE)) {
      switch (settings.topics()) {
        case CREATE -> cluster.createMissing(plans);
        case REFUSE -> cluster.requirePresent(plans);
      }
      return config.withStateDirectory(config.stateDirectory().resolve(cluster.id()));
    }
  }

  /** Lets posts flow as soon as the runtime says that it is running. */
  public void start() {
    runtime.start();
  }

  /** The topology at work. */
  public PrivatizationRuntime runtime() {
    return runtime;
  }

  /** What HTTP stands on. */
  public Backend backend() {
    return backend;
  }

  @Override
  public void close() {
    runtime.close();
    registry.close();
  }
}
