package io.palimpsest.service.http.replay;

import io.micronaut.core.annotation.Introspected;

/**
 * What is not released again.
 *
 * @param erased posts of before their authors were forgotten
 * @param refused what is no post
 */
@Introspected
public record LeftOut(long erased, long refused) {
  /** With records that could not even be read. */
  LeftOut plusUnreadable(long records) {
    return new LeftOut(erased, refused + records);
  }

  /** For people. */
  public String inWords() {
    return "%d posted before their authors were forgotten, %d that are no posts"
        .formatted(erased, refused);
  }
}
