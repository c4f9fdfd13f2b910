package io.palimpsest.service.http.author;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.micronaut.core.annotation.Introspected;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.service.http.problem.ProblemException;

/**
 * Whom a request is about.
 *
 * @param author as on raw.posts
 */
@Introspected
public record AuthorRequest(String author) {

  /** An object, and not a bare name. */
  @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
  public AuthorRequest {}

  /** The author, checked. */
  public String checked() {
    return checked(author);
  }

  static String checked(String author) {
    String given = author == null ? "" : author;
    PostRules.authorRefusal(given)
        .ifPresent(
            refusal -> {
              throw ProblemException.unprocessable("invalid-author", refusal.explanation());
            });
    return given;
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "AuthorRequest[...]";
  }
}
