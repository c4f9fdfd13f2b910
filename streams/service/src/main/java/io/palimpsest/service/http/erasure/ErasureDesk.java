package io.palimpsest.service.http.erasure;

import io.micronaut.scheduling.annotation.Scheduled;
import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.service.http.Backend;
import io.palimpsest.service.http.ControlDesk;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.topology.client.TopicReader;
import io.palimpsest.topology.topic.Topics;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * Hands erasures in and finds their receipts, whichever instance did the work.
 *
 * <p>An author's preference is taken off its topic when the receipt is there, and not earlier: in
 * between posts would be released against their wish. If this instance ends before that, the
 * preference stays on its topic, which holds the author's id; {@code prefer AUTHOR --withdraw}
 * takes it off.
 */
@Singleton
final class ErasureDesk {
  /** Receipts that are remembered; older ones are on their topic. */
  private static final int MAX_RECEIPTS = 100_000;

  private final Backend backend;
  private final ControlDesk control;
  private final Map<String, String> pending = new HashMap<>();
  private final Map<String, ErasureReceipt> receipts =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, ErasureReceipt> eldest) {
          return size() > MAX_RECEIPTS;
        }
      };
  private Optional<TopicReader<ErasureReceipt>> reader = Optional.empty();

  ErasureDesk(Backend backend, ControlDesk control) {
    this.backend = backend;
    this.control = control;
  }

  ErasureState erase(String author) throws InterruptedException {
    String request = UUID.randomUUID().toString();
    control
        .writer()
        .erase(new Erasure(request, author, Instant.now().truncatedTo(ChronoUnit.MILLIS)));
    synchronized (this) {
      pending.put(request, author);
    }
    return ErasureState.pending(request);
  }

  synchronized ErasureState find(String request) {
    readOn();
    if (receipts.containsKey(request)) {
      return ErasureState.done(receipts.get(request));
    }
    if (pending.containsKey(request)) {
      return ErasureState.pending(request);
    }
    throw ProblemException.notFound(
        "unknown-request",
        "no receipt is known for this request: ask the instance that took it in, or look at accounting.erasures");
  }

  /** Nobody need ask for a receipt, and the preference must go all the same. */
  @Scheduled(fixedDelay = "5s")
  synchronized void finish() {
    if (!pending.isEmpty()) {
      readOn();
    }
  }

  private void readOn() {
    if (reader.isEmpty()) {
      reader =
          Optional.of(
              new TopicReader<>(
                  backend.connection(), Topics.ERASURE_RECEIPTS, ErasureReceipt.class));
    }
    reader
        .get()
        .readToEnd(
            (key, receipt) ->
                receipt.ifPresent(
                    found -> {
                      receipts.put(found.getRequestId(), found);
                      Optional.ofNullable(pending.remove(found.getRequestId()))
                          .ifPresent(this::withdrawPreference);
                    }));
  }

  private void withdrawPreference(String author) {
    try {
      control.writer().withdrawPreference(author);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @PreDestroy
  synchronized void close() {
    reader.ifPresent(TopicReader::close);
  }
}
