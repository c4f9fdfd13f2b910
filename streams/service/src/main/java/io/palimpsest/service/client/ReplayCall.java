package io.palimpsest.service.client;

import io.palimpsest.service.http.replay.ReplayAnswer;
import io.palimpsest.service.http.replay.ReplayRequest;
import java.time.Duration;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A replay on the service. Closing it ends it, unless it has ended: nothing goes on that nobody
 * waits for. Thread-safe, so that it can be closed while somebody waits.
 */
public final class ReplayCall implements AutoCloseable {
  private static final String REPLAYS = "/replays";
  private static final Duration BETWEEN_QUESTIONS = Duration.ofMillis(200);
  private static final Set<String> AT_WORK = Set.of("pricing", "sending");
  private static final Set<String> ENDED = Set.of("done", "failed", "cancelled");

  private final ServiceClient client;
  private final String path;
  private volatile ReplayAnswer latest;

  private ReplayCall(ServiceClient client, ReplayAnswer begun) {
    this.client = client;
    this.path = REPLAYS + "/" + begun.id();
    this.latest = begun;
  }

  /** Lets it be priced. */
  public static ReplayCall begin(ServiceClient client, ReplayRequest request) {
    return new ReplayCall(client, client.post(REPLAYS, request).as(ReplayAnswer.class));
  }

  /**
   * Waits until it is priced.
   *
   * @param watcher told now and then how far it is
   * @throws ServiceCallException if it does not come to that
   */
  public ReplayAnswer awaitPrice(Consumer<ReplayAnswer.Progress> watcher) {
    return await("priced", watcher);
  }

  /** Lets it be sent. */
  public void confirm() {
    latest = client.post(path + "/confirmation").as(ReplayAnswer.class);
  }

  /**
   * Waits until everything is sent.
   *
   * @param watcher told now and then how far it is
   * @throws ServiceCallException if it does not come to that
   */
  public ReplayAnswer awaitEnd(Consumer<ReplayAnswer.Progress> watcher) {
    return await("done", watcher);
  }

  private ReplayAnswer await(String wanted, Consumer<ReplayAnswer.Progress> watcher) {
    while (AT_WORK.contains(latest.state())) {
      watcher.accept(latest.progress());
      Pause.of(BETWEEN_QUESTIONS);
      latest = client.get(path).as(ReplayAnswer.class);
    }
    if (!latest.state().equals(wanted)) {
      throw new ServiceCallException(
          latest.detail() == null
              ? "the replay is %s; begin again if it was not you".formatted(latest.state())
              : latest.detail());
    }
    return latest;
  }

  @Override
  public void close() {
    if (ENDED.contains(latest.state())) {
      return;
    }
    try {
      latest = client.delete(path).as(ReplayAnswer.class);
    } catch (ServiceCallException e) {
      // It was told already why, or will be; and a service drops what nobody confirms.
    }
  }
}
