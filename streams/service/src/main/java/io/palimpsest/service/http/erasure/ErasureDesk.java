package io.palimpsest.service.http.erasure;

import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.service.http.Backend;
import io.palimpsest.service.http.ControlDesk;
import io.palimpsest.service.http.Turns;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.topology.client.TopicReader;
import io.palimpsest.topology.topic.Topics;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Hands erasures in and finds their receipts, whichever instance did the work. */
@Singleton
final class ErasureDesk {
  /** Requests and receipts that are remembered; all receipts are on their topic. */
  private static final int MAX_REMEMBERED = 100_000;

  private final Backend backend;
  private final ControlDesk control;
  private final Turns readings = new Turns(4);
  private final Map<String, Boolean> pending = remembering();
  private final Map<String, ErasureReceipt> receipts = remembering();
  private Optional<TopicReader<ErasureReceipt>> reader = Optional.empty();

  ErasureDesk(Backend backend, ControlDesk control) {
    this.backend = backend;
    this.control = control;
  }

  /** The oldest go first. */
  private static <T> Map<String, T> remembering() {
    return Collections.synchronizedMap(
        new LinkedHashMap<>() {
          private static final long serialVersionUID = 1L;

          @Override
          protected boolean removeEldestEntry(Map.Entry<String, T> eldest) {
            return size() > MAX_REMEMBERED;
          }
        });
  }

  ErasureState erase(String author) throws InterruptedException {
    String request = UUID.randomUUID().toString();
    control
        .writer()
        .erase(new Erasure(request, author, Instant.now().truncatedTo(ChronoUnit.MILLIS)));
    pending.put(request, true);
    return ErasureState.pending(request);
  }

  ErasureState find(String request) {
    if (!receipts.containsKey(request)) {
      readings.take(this::readOn);
    }
    ErasureReceipt receipt = receipts.get(request);
    if (receipt != null) {
      return ErasureState.done(receipt);
    }
    if (pending.containsKey(request)) {
      return ErasureState.pending(request);
    }
    throw ProblemException.notFound(
        "unknown-request",
        "no receipt is known for this request; if another instance took it in, it may be under way");
  }

  private synchronized Optional<TopicReader<ErasureReceipt>> readOn() {
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
                      pending.remove(found.getRequestId());
                    }));
    return reader;
  }

  @PreDestroy
  synchronized void close() {
    reader.ifPresent(TopicReader::close);
  }
}
