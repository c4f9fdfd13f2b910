package io.palimpsest.service.http.post;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;
import java.time.Instant;

/**
 * A post to publish.
 *
 * @param id identifies it: 1 to 128 of A-Z a-z 0-9 . _ : -; published with the release, so it must
 *     not be made from personal data. One is made if there is none
 * @param author who wrote it, 1 to 256 characters; never leaves the raw zone
 * @param text what was written
 * @param createdAt when; now if it is not said
 */
@Introspected
record NewPost(@Nullable String id, String author, String text, @Nullable Instant createdAt) {
  /** Says nothing. */
  @Override
  public String toString() {
    return "NewPost[...]";
  }
}
