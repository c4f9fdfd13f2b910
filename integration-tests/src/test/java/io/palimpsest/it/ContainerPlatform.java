package io.palimpsest.it;

import io.palimpsest.service.platform.Platform;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;
import org.testcontainers.kafka.KafkaContainer;

/** Broker and registry as containers, in the versions that the embedded ones have. */
final class ContainerPlatform implements Platform {
  private static final String CONFLUENT_API = "/apis/ccompat/v7";
  private static final int REGISTRY_PORT = 8080;

  private final KafkaContainer broker;
  private final GenericContainer<?> registry;

  private ContainerPlatform(KafkaContainer broker, GenericContainer<?> registry) {
    this.broker = broker;
    this.registry = registry;
  }

  @SuppressWarnings("resource") // closed by close()
  static ContainerPlatform start() {
    KafkaContainer broker =
        new KafkaContainer("apache/kafka:" + System.getProperty("kafka.version"))
            .withEnv("KAFKA_AUTO_CREATE_TOPICS_ENABLE", "false");
    GenericContainer<?> registry =
        new GenericContainer<>(
                "apicurio/apicurio-registry-mem:" + System.getProperty("apicurio.version"))
            .withExposedPorts(REGISTRY_PORT)
            .waitingFor(Wait.forHttp(CONFLUENT_API + "/subjects").forStatusCode(200));
    broker.start();
    registry.start();
    return new ContainerPlatform(broker, registry);
  }

  @Override
  public String bootstrapServers() {
    return broker.getBootstrapServers();
  }

  @Override
  public String registryUrl() {
    return "http://"
        + registry.getHost()
        + ":"
        + registry.getMappedPort(REGISTRY_PORT)
        + CONFLUENT_API;
  }

  @Override
  public void close() {
    registry.stop();
    broker.stop();
  }
}
