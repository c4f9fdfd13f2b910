package io.palimpsest.topology.arrival;

import io.palimpsest.language.post.Post;
import java.time.Instant;
import java.util.Optional;

/** Something that concerns one author. It does not show whom. */
public sealed interface Arrival {

  /** Whom it concerns. */
  String author();

  /** Fresh for each; the first one of an author makes the author's key. */
  String nonce();

  /** When it was taken in, by the clock of the service. */
  Instant receivedAt();

  /**
   * A post.
   *
   * @param replay whether its release is wanted again, if there was one
   */
  record OfPost(Post post, boolean replay, String nonce, Instant receivedAt) implements Arrival {
    @Override
    public String author() {
      return post.author();
    }

    @Override
    public String toString() {
      return "Arrival.OfPost";
    }
  }

  /**
   * A preference.
   *
   * @param preference empty if it is withdrawn
   */
  record OfPreference(
      String author, Optional<AuthorPreference> preference, String nonce, Instant receivedAt)
      implements Arrival {
    @Override
    public String toString() {
      return "Arrival.OfPreference";
    }
  }

  /** A request to be forgotten. */
  record OfErasure(String author, String requestId, String nonce, Instant receivedAt)
      implements Arrival {
    @Override
    public String toString() {
      return "Arrival.OfErasure";
    }
  }
}
