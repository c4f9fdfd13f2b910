package io.palimpsest.language.post;

import java.nio.charset.StandardCharsets;

/**
 * How large a release may be.
 *
 * @param maxBytes in UTF-8
 */
record ReleaseRoom(int maxBytes) {

  /** Refuses a text for which there is no room. */
  void check(String text) {
    check(text.getBytes(StandardCharsets.UTF_8).length);
  }

  /** Refuses a text of so many bytes. */
  void check(long bytes) {
    if (bytes > maxBytes) {
      throw new ReleaseTooLargeException();
    }
  }
}
