package io.palimpsest.service.http.author;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;
import io.palimpsest.schemas.Preference;
import io.palimpsest.service.http.problem.ProblemException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * What one author asks for; it can only be stricter than the policy.
 *
 * @param author as on raw.posts
 * @param release false: nothing of this author is released
 * @param epsilon largest epsilon of a draw; null: as the policy says
 * @param budget largest budget, as an epsilon; null: as the policy says
 */
@Introspected
record PreferenceRequest(
    String author, boolean release, @Nullable Double epsilon, @Nullable Double budget) {

  Preference checked() {
    check("epsilon", epsilon);
    check("budget", budget);
    return new Preference(
        AuthorRequest.checked(author),
        release,
        epsilon,
        budget,
        Instant.now().truncatedTo(ChronoUnit.MILLIS));
  }

  private static void check(String name, Double value) {
    if (value != null && !(value >= 0 && Double.isFinite(value))) {
      throw ProblemException.unprocessable(
          "invalid-preference", name + " must be a number that is 0 or more");
    }
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "PreferenceRequest[...]";
  }
}
