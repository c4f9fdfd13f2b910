package io.palimpsest.connect.jsonlines.reading;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Predicate;

/** Reads content from its beginning to find out whether it is what was read before. */
final class Follower {
  private static final int BUFFER = 65_536;

  /** Files that begin alike mostly differ soon. */
  private static final int FIRST_STEP = 1024;

  private static final long BEGINNING = 4096;

  private Follower() {}

  /** Compares content with what was read under the same first line: all of it, once. */
  static Comparison compare(InputStream in, Progress progress) throws IOException {
    Trail trail = follow(in, progress);
    if (!trail.agrees(progress)) {
      return Comparison.DIFFERENT;
    }
    if (trail.position() < progress.position()) {
      return Comparison.NOTHING_NEW;
    }
    return trail.leadsTo(progress) ? Comparison.of(in.read() >= 0) : Comparison.DIFFERENT;
  }

  /** Reads up to the position, or as far as there is something, or up to a difference. */
  static Trail follow(InputStream in, Progress progress) throws IOException {
    return follow(in, Trail.start(progress), progress.position(), trail -> trail.agrees(progress));
  }

  /** Reads the beginning, which mostly does to see what content is not. */
  static Trail beginning(InputStream in, Head head) throws IOException {
    return follow(in, Trail.start(Progress.none(head)), head.length() + BEGINNING, trail -> true);
  }

  private static Trail follow(InputStream in, Trail trail, long until, Predicate<Trail> worthwhile)
      throws IOException {
    byte[] buffer = new byte[BUFFER];
    while (trail.position() < until && worthwhile.test(trail)) {
      long step = Math.max(FIRST_STEP, trail.position());
      long left = until - trail.position();
      int count;
      try {
        count = in.read(buffer, 0, (int) Math.min(buffer.length, Math.min(step, left)));
      } catch (EOFException e) {
        return trail; // compressed, and still being written
      }
      if (count < 0) {
        return trail;
      }
      trail.accept(buffer, 0, count);
    }
    return trail;
  }
}
