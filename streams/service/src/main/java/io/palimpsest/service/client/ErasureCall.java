package io.palimpsest.service.client;

import io.palimpsest.service.http.author.AuthorRequest;
import io.palimpsest.service.http.erasure.ErasureState;
import java.time.Duration;
import java.time.Instant;

/** An author is forgotten. */
public final class ErasureCall {
  private static final String ERASURES = "/erasures";
  private static final Duration BETWEEN_QUESTIONS = Duration.ofMillis(250);

  private final ServiceClient client;

  public ErasureCall(ServiceClient client) {
    this.client = client;
  }

  /**
   * Asks for it and waits for the receipt.
   *
   * @return the receipt; or that it is still to come, and then the request stands
   */
  public ErasureState erase(String author, Duration limit) {
    Instant end = Instant.now().plus(limit);
    ErasureState state = client.post(ERASURES, new AuthorRequest(author)).as(ErasureState.class);
    while (!isDone(state) && Instant.now().isBefore(end)) {
      Pause.of(BETWEEN_QUESTIONS);
      state = client.get(ERASURES + "/" + state.requestId()).as(ErasureState.class);
    }
    return state;
  }

  /** Whether it is a receipt. */
  public static boolean isDone(ErasureState state) {
    return "done".equals(state.state());
  }
}
