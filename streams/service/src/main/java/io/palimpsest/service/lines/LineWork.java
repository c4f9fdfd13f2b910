package io.palimpsest.service.lines;

import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.mechanisms.random.KeyedRandomness;

/** How far a line has come. */
sealed interface LineWork {

  /** No further: the answer says why. */
  record Refused(LineAnswer words) implements LineWork {}

  /** Its entities are found. */
  record Detected(DetectedPost post, KeyedRandomness author) implements LineWork {}

  /** Its entities are replaced. */
  record Replaced(ReplacedPost post, KeyedRandomness author) implements LineWork {}

  /** Its answer is there. */
  record Released(LineAnswer words, ReleaseIdentity release) implements LineWork {}
}
