package io.palimpsest.it;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.service.run.ServiceSettings;
import io.palimpsest.topology.PrivatizerConfig;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/** Starts the service inside the test, on a platform that is there. */
final class RunningPath {
  static final MasterKey KEY = MasterKey.parse("0123456789abcdef".repeat(4));

  private RunningPath() {}

  static PrivatizationService start(Platform platform, Path stateDirectory) {
    return start(platform, stateDirectory, Privatizer.withoutLexicon(BuiltInPolicies.redact()));
  }

  static PrivatizationService start(Platform platform, Path stateDirectory, Privatizer privatizer) {
    return start(platform, stateDirectory, privatizer, PrivatizerConfig.DEFAULT_SHARING_DELAY);
  }

  static PrivatizationService start(
      Platform platform, Path stateDirectory, Privatizer privatizer, Duration sharingDelay) {
    PrivatizationService service =
        PrivatizationService.prepare(settings(platform, stateDirectory, privatizer, sharingDelay));
    service.start();
    return service;
  }

  static ServiceSettings settings(Platform platform, Path stateDirectory) {
    return settings(
        platform,
        stateDirectory,
        Privatizer.withoutLexicon(BuiltInPolicies.redact()),
        PrivatizerConfig.DEFAULT_SHARING_DELAY);
  }

  private static ServiceSettings settings(
      Platform platform, Path stateDirectory, Privatizer privatizer, Duration sharingDelay) {
    return new ServiceSettings(
        new PrivatizerConfig(
            PrivatizerConfig.DEFAULT_APPLICATION_ID,
            platform.bootstrapServers(),
            stateDirectory,
            2,
            new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES),
            PrivatizerConfig.DEFAULT_DEDUPLICATION_WINDOW,
            sharingDelay,
            Map.of()),
        platform.registryUrl(),
        Registration.AUTOMATIC,
        privatizer,
        KEY,
        ServiceSettings.MissingTopics.CREATE,
        3);
  }
}
