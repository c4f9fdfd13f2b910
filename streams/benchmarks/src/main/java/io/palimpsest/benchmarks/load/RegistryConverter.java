package io.palimpsest.benchmarks.load;

import java.util.Map;

/** Settings of Apicurio's Avro converter, in Confluent's wire format, as others read and write. */
final class RegistryConverter {
  private static final String CONVERTER = "value.converter";
  private static final String REGISTRY = CONVERTER + ".apicurio.registry.";

  private RegistryConverter() {}

  static Map<String, String> at(String registryUrl) {
    return Map.of(
        CONVERTER,
        "io.apicurio.registry.utils.converter.AvroConverter",
        CONVERTER + ".enhanced.avro.schema.support",
        "true",
        REGISTRY + "url",
        registryUrl.replaceFirst("/apis/.*", "/apis/registry/v2"),
        REGISTRY + "auto-register",
        "true",
        REGISTRY + "find-latest",
        "false",
        REGISTRY + "as-confluent",
        "true",
        REGISTRY + "use-id",
        "contentId",
        REGISTRY + "headers.enabled",
        "false");
  }
}
