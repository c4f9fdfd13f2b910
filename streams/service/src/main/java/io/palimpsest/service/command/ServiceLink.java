package io.palimpsest.service.command;

import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.RegistryAddress;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.runtime.Cluster;
import io.palimpsest.topology.serde.RecordSerdes;
import java.time.Duration;
import java.util.Map;

/** An open way to a running service. */
final class ServiceLink implements AutoCloseable {
  /** A broker that takes longer to answer is not there, as far as a user can tell. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final SchemaRegistry registry;
  private final ClusterConnection connection;

  private ServiceLink(SchemaRegistry registry, ClusterConnection connection) {
    this.registry = registry;
    this.connection = connection;
  }

  /**
   * Connects.
   *
   * @throws io.palimpsest.topology.runtime.ClusterException if no broker answers
   */
  static ServiceLink to(
      String bootstrapServers,
      RegistryAddress address,
      Map<String, String> settings,
      Registration registration) {
    Cluster.connect(bootstrapServers, settings, PATIENCE).close();
    SchemaRegistry registry = ConfluentSchemaRegistry.at(address);
    return new ServiceLink(
        registry,
        new ClusterConnection(
            bootstrapServers, settings, new RecordSerdes(registry, registration)));
  }

  ClusterConnection connection() {
    return connection;
  }

  @Override
  public void close() {
    registry.close();
  }
}
