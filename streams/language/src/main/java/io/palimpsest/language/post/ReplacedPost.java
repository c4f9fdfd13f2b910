package io.palimpsest.language.post;

import io.palimpsest.language.entity.ReplacedText;

/** A post whose entities are replaced, and whose words are still its author's. */
public record ReplacedPost(Post post, ReplacedText text) {

  /** Says nothing. */
  @Override
  public String toString() {
    return "ReplacedPost[...]";
  }
}
