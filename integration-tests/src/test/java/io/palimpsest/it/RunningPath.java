package io.palimpsest.it;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.RegistryAddress;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.service.run.ServiceSettings;
import io.palimpsest.topology.PrivatizerConfig;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The service inside the test, on a platform that is there. Three partitions, two threads.
 *
 * @param policy where none is in force by {@code control.policies}
 * @param lexicon empty if no policy draws words
 * @param ring the master keys
 * @param keyEpoch of authors' keys
 * @param sharingDelay before a shared value is used
 * @param kafka settings of Kafka's clients
 */
record RunningPath(
    Policy policy,
    Optional<Lexicon> lexicon,
    KeyRing ring,
    long keyEpoch,
    Duration sharingDelay,
    Map<String, String> kafka) {
  static final PostRules RULES = new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES);
  static final MasterKey KEY = MasterKey.parse("0123456789abcdef".repeat(4));

  /** Members of a group hear of each other at their next heartbeat: three seconds by default. */
  private static final Map<String, String> HEARTBEAT = Map.of("heartbeat.interval.ms", "300");

  static RunningPath of(Policy policy) {
    return new RunningPath(
        policy,
        Optional.empty(),
        KeyRing.of(KEY, List.of()),
        0,
        PrivatizerConfig.DEFAULT_SHARING_DELAY,
        HEARTBEAT);
  }

  static RunningPath redacting() {
    return of(BuiltInPolicies.redact());
  }

  RunningPath with(Lexicon words) {
    return new RunningPath(policy, Optional.of(words), ring, keyEpoch, sharingDelay, kafka);
  }

  RunningPath with(KeyRing keys) {
    return new RunningPath(policy, lexicon, keys, keyEpoch, sharingDelay, kafka);
  }

  RunningPath inEpoch(long epoch) {
    return new RunningPath(policy, lexicon, ring, epoch, sharingDelay, kafka);
  }

  RunningPath sharingAfter(Duration delay) {
    return new RunningPath(policy, lexicon, ring, keyEpoch, delay, kafka);
  }

  /** With further settings of Kafka's clients. */
  RunningPath with(Map<String, String> settings) {
    Map<String, String> all = new HashMap<>(kafka);
    all.putAll(settings);
    return new RunningPath(policy, lexicon, ring, keyEpoch, sharingDelay, Map.copyOf(all));
  }

  PrivatizationService start(Platform platform, Path stateDirectory) {
    PrivatizationService service = PrivatizationService.prepare(settings(platform, stateDirectory));
    service.start();
    return service;
  }

  /** One of several instances, which the others know by that address. */
  PrivatizationService start(Platform platform, Path stateDirectory, String address) {
    PrivatizationService service =
        PrivatizationService.prepare(
            settings(platform, config(platform, stateDirectory).withAdvertisedAddress(address)));
    service.start();
    return service;
  }

  Privatizers privatizers() {
    return new Privatizers(RULES, lexicon);
  }

  ServiceSettings settings(Platform platform, Path stateDirectory) {
    return settings(platform, config(platform, stateDirectory));
  }

  private PrivatizerConfig config(Platform platform, Path stateDirectory) {
    return new PrivatizerConfig(
        PrivatizerConfig.DEFAULT_APPLICATION_ID,
        platform.bootstrapServers(),
        stateDirectory,
        2,
        RULES,
        PrivatizerConfig.DEFAULT_DEDUPLICATION_WINDOW,
        sharingDelay,
        keyEpoch,
        kafka);
  }

  private ServiceSettings settings(Platform platform, PrivatizerConfig config) {
    return new ServiceSettings(
        config,
        RegistryAddress.open(platform.registryUrl()),
        Registration.AUTOMATIC,
        privatizers(),
        policy,
        ring,
        ServiceSettings.MissingTopics.CREATE,
        3);
  }
}
