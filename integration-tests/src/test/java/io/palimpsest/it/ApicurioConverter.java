package io.palimpsest.it;

import io.palimpsest.service.platform.Platform;
import java.util.HashMap;
import java.util.Map;

/** Settings of Apicurio's converters for values, which know nothing of us. */
final class ApicurioConverter {
  private static final String CONVERTER = "value.converter";
  private static final String REGISTRY = CONVERTER + ".apicurio.registry.";

  private ApicurioConverter() {}

  /** Avro in Confluent's wire format, with the ids that its API gives out. */
  static Map<String, String> avro(Platform platform) {
    Map<String, String> settings = registering(platform, "AvroConverter");
    settings.put(REGISTRY + "find-latest", "false");
    settings.put(REGISTRY + "as-confluent", "true");
    settings.put(REGISTRY + "use-id", "contentId");
    // or the id of the schema stands in a header, where only Apicurio's readers look for it
    settings.put(REGISTRY + "headers.enabled", "false");
    settings.put(CONVERTER + ".enhanced.avro.schema.support", "true");
    return settings;
  }

  /** JSON whose schema is in the registry. */
  static Map<String, String> jsonSchema(Platform platform) {
    Map<String, String> settings = registering(platform, "ExtJsonConverter");
    settings.put(REGISTRY + "find-latest", "true");
    return settings;
  }

  private static Map<String, String> registering(Platform platform, String converter) {
    String url = platform.registryUrl().replaceFirst("/apis/.*", "/apis/registry/v2");
    Map<String, String> settings = new HashMap<>();
    settings.put(CONVERTER, "io.apicurio.registry.utils.converter." + converter);
    settings.put(REGISTRY + "url", url);
    settings.put(REGISTRY + "auto-register", "true");
    return settings;
  }
}
