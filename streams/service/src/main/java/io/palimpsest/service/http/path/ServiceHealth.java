package io.palimpsest.service.http.path;

import io.micronaut.core.annotation.Introspected;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.registry.RegistryUnavailableException;
import io.palimpsest.service.http.Backend;
import io.palimpsest.topology.runtime.RestoreProgress;
import io.palimpsest.topology.runtime.RuntimeState;
import io.palimpsest.topology.topic.Topics;
import jakarta.inject.Singleton;
import java.util.Locale;

/** How everything is that the service stands on, for those who may know. */
@Singleton
final class ServiceHealth {
  private static final String UP = "up";
  private static final String DOWN = "down";

  private final Backend backend;

  ServiceHealth(Backend backend) {
    this.backend = backend;
  }

  /**
   * How the service is.
   *
   * @param status up when posts flow and the registry answers
   * @param stream state of the stream
   * @param registry up or down; posts of known schemas flow while it is down
   * @param keyRing id of the master key that new state is wrapped by
   * @param lexicon fingerprint of what words are drawn from, or none
   * @param restoring what stores have still to read
   */
  @Introspected
  record Report(
      String status,
      String stream,
      String registry,
      String keyRing,
      String lexicon,
      PathSnapshot.Restoring restoring) {}

  Report report() {
    RuntimeState state = backend.runtime().state();
    boolean registryAnswers = registryAnswers();
    RestoreProgress restoring = backend.runtime().restoring();
    return new Report(
        state == RuntimeState.RUNNING && registryAnswers ? UP : DOWN,
        state.name().toLowerCase(Locale.ROOT),
        registryAnswers ? UP : DOWN,
        backend.keyId(),
        backend.privatizers().lexiconFingerprint().orElse("none"),
        new PathSnapshot.Restoring(restoring.stores(), restoring.recordsLeft()));
  }

  /** Whatever it says, it says something. */
  private boolean registryAnswers() {
    try {
      backend.registry().accepts(Topics.RAW_POSTS + "-value", RawPost.getClassSchema());
      return true;
    } catch (RegistryUnavailableException e) {
      return false;
    }
  }
}
