package io.palimpsest.service.run;

import io.palimpsest.language.post.Privatizer;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.runtime.Cluster;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import io.palimpsest.topology.topic.TopicPlan;
import java.time.Duration;
import java.util.List;

/** The topology with what it stands on. */
public final class PrivatizationService implements AutoCloseable {
  /** A broker that takes longer to answer is not there, as far as an operator can tell. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final SchemaRegistry registry;
  private final PrivatizationRuntime runtime;

  private PrivatizationService(SchemaRegistry registry, PrivatizationRuntime runtime) {
    this.registry = registry;
    this.runtime = runtime;
  }

  /**
   * Checks everything and starts; posts flow when the runtime says that it is running.
   *
   * @throws io.palimpsest.topology.runtime.ClusterException if the cluster is not as it has to be
   * @throws io.palimpsest.schemas.registry.RegistryUnavailableException if the registry is silent
   * @throws io.palimpsest.schemas.registry.SchemaRefusedException if a schema does not fit
   */
  public static PrivatizationService start(ServiceSettings settings) {
    prepareTopics(settings);
    SchemaRegistry registry = ConfluentSchemaRegistry.at(settings.registryUrl());
    try {
      PrivatizationRuntime runtime =
          new PrivatizationRuntime(
              settings.topology(),
              registry,
              settings.registration(),
              new Privatizer(settings.policy()),
              settings.key());
      runtime.start();
      return new PrivatizationService(registry, runtime);
    } catch (RuntimeException e) {
      registry.close();
      throw e;
    }
  }

  private static void prepareTopics(ServiceSettings settings) {
    PrivatizerConfig config = settings.topology();
    List<TopicPlan> plans = TopicPlan.forPath(settings.partitions(), config.rules().maxTextBytes());
    try (Cluster cluster = Cluster.connect(config.bootstrapServers(), config.kafka(), PATIENCE)) {
      switch (settings.topics()) {
        case CREATE -> cluster.createMissing(plans);
        case REFUSE -> cluster.requirePresent(plans);
      }
    }
  }

  /** The topology at work. */
  public PrivatizationRuntime runtime() {
    return runtime;
  }

  @Override
  public void close() {
    runtime.close();
    registry.close();
  }
}
