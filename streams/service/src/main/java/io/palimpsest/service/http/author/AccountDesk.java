package io.palimpsest.service.http.author;

import io.micronaut.http.HttpRequest;
import io.palimpsest.service.http.HttpSettings;
import io.palimpsest.service.http.Turns;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.topology.query.AuthorAnswer;
import io.palimpsest.topology.query.AuthorQueries;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import jakarta.inject.Singleton;
import java.time.Duration;

/** Finds the account of an author, here or on the instance that holds it. */
@Singleton
final class AccountDesk {
  private static final Duration SOON = Duration.ofSeconds(2);

  private final AuthorQueries queries;
  private final Turns turns = new Turns(8);
  private final Neighbour neighbour;
  private final String instance;

  AccountDesk(PrivatizationRuntime runtime, HttpSettings settings, Neighbour neighbour) {
    this.queries = runtime.queries();
    this.neighbour = neighbour;
    this.instance = settings.instance();
  }

  Account of(String author, HttpRequest<?> request) {
    return turns.take(() -> found(author, request));
  }

  private Account found(String author, HttpRequest<?> request) {
    AuthorAnswer answer = queries.find(author);
    if (answer instanceof AuthorAnswer.Here here) {
      return Account.of(here.view(), instance);
    }
    if (answer instanceof AuthorAnswer.Locked) {
      throw ProblemException.unavailable(
          "key-unavailable",
          "the author's key cannot be opened: whoever runs the service must give it the master key that the log names",
          SOON);
    }
    if (answer instanceof AuthorAnswer.Elsewhere there && !Neighbour.isForwarded(request)) {
      return neighbour.ask(there.host(), there.port(), author, request);
    }
    // Asked by an instance that believes we have it: one of the two will know better soon.
    throw moving();
  }

  static ProblemException moving() {
    return ProblemException.unavailable(
        "restoring",
        "state is being restored or moved: ask again as Retry-After says; if that does not end, the"
            + " instance that holds this author is not reached by others (--http-advertised)",
        SOON);
  }
}
