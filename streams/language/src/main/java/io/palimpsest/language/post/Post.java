package io.palimpsest.language.post;

import java.time.Instant;

/**
 * A post as its author wrote it.
 *
 * @param id identifies it at the producer; published with the release
 * @param author who wrote it; never published
 * @param text what was written; never published
 * @param createdAt when it was written
 */
public record Post(String id, String author, String text, Instant createdAt) {

  /** Says nothing: posts end up in messages of assertions and exceptions. */
  @Override
  public String toString() {
    return "Post[...]";
  }
}
