package io.palimpsest.neighbours;

import java.util.HashMap;
import java.util.Map;

/** Settings of Apicurio's converters for values, which know nothing of us. */
public final class ApicurioConverter {
  private static final String CONVERTER = "value.converter";
  private static final String REGISTRY = CONVERTER + ".apicurio.registry.";

  private ApicurioConverter() {}

  /** Avro in Confluent's wire format, with the ids that its API gives out. */
  public static Map<String, String> avro(String registryUrl) {
    Map<String, String> settings = registering(registryUrl, "AvroConverter");
    settings.put(REGISTRY + "find-latest", "false");
    settings.put(REGISTRY + "as-confluent", "true");
    settings.put(REGISTRY + "use-id", "contentId");
    // or the id of the schema stands in a header, where only Apicurio's readers look for it
    settings.put(REGISTRY + "headers.enabled", "false");
    settings.put(CONVERTER + ".enhanced.avro.schema.support", "true");
    return settings;
  }

  /** JSON whose schema is in the registry. */
  public static Map<String, String> jsonSchema(String registryUrl) {
    Map<String, String> settings = registering(registryUrl, "ExtJsonConverter");
    settings.put(REGISTRY + "find-latest", "true");
    return settings;
  }

  private static Map<String, String> registering(String registryUrl, String converter) {
    Map<String, String> settings = new HashMap<>();
    settings.put(CONVERTER, "io.apicurio.registry.utils.converter." + converter);
    settings.put(REGISTRY + "url", registryUrl.replaceFirst("/apis/.*", "/apis/registry/v2"));
    settings.put(REGISTRY + "auto-register", "true");
    return settings;
  }
}
