package io.palimpsest.it;

import io.palimpsest.service.platform.EmbeddedPlatform;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.topology.runtime.Cluster;

/** The broker and registry that the tests run against. */
final class TestPlatform {
  private TestPlatform() {}

  static Platform start() {
    String kind = System.getProperty("platform", "embedded");
    return switch (kind) {
      case "embedded" -> EmbeddedPlatform.startTemporary(Cluster::answers, words -> {});
      case "containers" -> ContainerPlatform.start();
      default ->
          throw new IllegalArgumentException(
              "-Dplatform must be embedded or containers. Provided value: " + kind);
    };
  }
}
