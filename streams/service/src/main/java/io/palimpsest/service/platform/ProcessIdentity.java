package io.palimpsest.service.platform;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** A process id with the time its process began: ids alone are used again by strangers. */
record ProcessIdentity(long pid, Instant started) {

  /** Linux counts from a boot time in whole seconds, which moves when the clock is corrected. */
  private static final Duration CLOCK_CORRECTION = Duration.ofSeconds(2);

  static ProcessIdentity of(ProcessHandle process) {
    // Empty only where the system hides it; then nothing is ever recognised, so nothing is killed.
    return new ProcessIdentity(process.pid(), process.info().startInstant().orElse(Instant.EPOCH));
  }

  /** The process, if it still lives and is the same one. */
  Optional<ProcessHandle> find() {
    return ProcessHandle.of(pid).filter(ProcessHandle::isAlive).filter(this::sameStart);
  }

  private boolean sameStart(ProcessHandle process) {
    return process
        .info()
        .startInstant()
        .map(start -> Duration.between(started, start).abs().compareTo(CLOCK_CORRECTION) < 0)
        .orElse(false);
  }
}
