package io.palimpsest.topology.step;

import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.topology.arrival.AuthorPreference;
import io.palimpsest.topology.state.Author;
import java.time.Instant;

/**
 * A post on the path behind {@code admit}, and what the last step made of it.
 *
 * @param author whose it is
 * @param preference what the author asks for
 * @param privatizer what is done to it, by the policy in force when it was admitted
 * @param receivedAt when it was taken in
 * @param replay whether its release is wanted again
 * @param made by the last step
 */
public record PathPost<T>(
    Post post,
    Author author,
    AuthorPreference preference,
    Privatizer privatizer,
    Instant receivedAt,
    boolean replay,
    T made) {

  /** The same post after the next step. */
  public <U> PathPost<U> with(U next) {
    return new PathPost<>(post, author, preference, privatizer, receivedAt, replay, next);
  }

  /** The same post under another privatizer of its policy. */
  public PathPost<T> by(Privatizer other) {
    return new PathPost<>(post, author, preference, other, receivedAt, replay, made);
  }

  /** As a record about it names it. */
  Subject subject() {
    return new Subject(
        post.id(), author.pseudonym(), privatizer.policy().name(), privatizer.policy().version());
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "PathPost[...]";
  }
}
