package io.palimpsest.service.platform;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Children of an earlier run whose parent was killed. They end by themselves once they see the end
 * of their input; until then they hold the ports and the files.
 */
final class Leftovers {

  private static final Duration AFTER_KILL = Duration.ofSeconds(5);

  private Leftovers() {}

  /** Returns when none is left; those that outlive {@code patience} are killed. */
  static void end(PlatformState earlier, Duration patience, Consumer<String> progress) {
    List<ProcessHandle> alive =
        earlier.children().values().stream()
            .map(ProcessIdentity::find)
            .flatMap(Optional::stream)
            .toList();
    if (alive.isEmpty()) {
      return;
    }
    progress.accept("waiting for an earlier run to end (" + alive.size() + " processes)");
    if (!ended(alive, patience)) {
      alive.forEach(ProcessHandle::destroyForcibly);
      if (!ended(alive, AFTER_KILL)) {
        throw new PlatformException(
            "processes "
                + alive.stream().map(ProcessHandle::pid).toList()
                + " of an earlier run do not end; end them by hand or choose another --data-dir");
      }
    }
  }

  private static boolean ended(List<ProcessHandle> processes, Duration limit) {
    CompletableFuture<?>[] exits =
        processes.stream().map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new);
    try {
      CompletableFuture.allOf(exits).get(limit.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException | ExecutionException e) {
      return processes.stream().noneMatch(ProcessHandle::isAlive);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new PlatformException("interrupted while an earlier run was ending; start again", e);
    }
  }
}
