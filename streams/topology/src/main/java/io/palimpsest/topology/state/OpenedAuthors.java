package io.palimpsest.topology.state;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The authors who posted last, with their keys open: to unwrap a key and derive from it at every
 * post costs more than to find the key in its store.
 *
 * <p>The store decides and not this: an author is found only by the very bytes that lie in the
 * store now, so whatever was forgotten, wrapped again or restored is opened anew. A key that was
 * destroyed does not stay here: {@link AuthorVault} takes it out with the author, and empties all
 * when a task goes, since its authors may be forgotten elsewhere.
 *
 * <p>Thread-safe.
 */
public final class OpenedAuthors {
  /**
   * About a kilobyte each. Trap: of more authors who write in turn, none is found again before they
   * have to go.
   */
  private static final int MOST = 30_000;

  private record Opened(byte[] kept, AuthorKeys author) {}

  private final int most;
  private final Map<String, Opened> byEntry = new LinkedHashMap<>(16, 0.75f, true);

  /** Nobody yet. */
  public OpenedAuthors() {
    this(MOST);
  }

  OpenedAuthors(int most) {
    this.most = most;
  }

  /** The author whose key is kept as these bytes. */
  synchronized Optional<AuthorKeys> find(String entry, byte[] kept) {
    return Optional.ofNullable(byEntry.get(entry))
        .filter(opened -> Arrays.equals(opened.kept(), kept))
        .map(opened -> opened.author().again());
  }

  /** Remembers an author, in place of the one who was not asked for longest. */
  synchronized void add(byte[] kept, AuthorKeys author) {
    byEntry.put(author.entry(), new Opened(kept, author.again()));
    if (byEntry.size() > most) {
      byEntry.remove(byEntry.keySet().iterator().next());
    }
  }

  synchronized void remove(String entry) {
    byEntry.remove(entry);
  }

  synchronized void clear() {
    byEntry.clear();
  }
}
