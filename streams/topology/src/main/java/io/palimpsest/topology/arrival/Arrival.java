package io.palimpsest.topology.arrival;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.language.post.Post;
import java.util.Optional;

/** Something that concerns one author. It does not show whom. */
public sealed interface Arrival {

  /** Whom it concerns. */
  String author();

  /** What was fixed when it was taken in. */
  Intake intake();

  /**
   * A post.
   *
   * @param replay whether its release is wanted again, if there was one
   */
  record OfPost(Post post, boolean replay, Intake intake) implements Arrival {
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
  record OfPreference(String author, Optional<AuthorPreference> preference, Intake intake)
      implements Arrival {
    @Override
    public String toString() {
      return "Arrival.OfPreference";
    }
  }

  /** A request to be forgotten. */
  record OfErasure(String author, String requestId, Intake intake) implements Arrival {
    @Override
    public String toString() {
      return "Arrival.OfErasure";
    }
  }
}
