package io.palimpsest.connect.transform;

import io.palimpsest.language.post.StatelessAuthor;
import io.palimpsest.mechanisms.key.AuthorKey;
import io.palimpsest.mechanisms.key.MasterKey;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the master key makes of authors' ids. The latest ones are kept, which saves time and changes
 * nothing else. Thread-safe.
 */
final class Authors {
  private static final int MOST = 8192;

  /** There is no service here that could begin another epoch. */
  private static final long EPOCH = 0;

  private final MasterKey key;
  private final Map<String, Author> latest =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Author> eldest) {
          return size() > MOST;
        }
      };

  Authors(MasterKey key) {
    this.key = key;
  }

  /** An author. Says nothing of who it is. */
  static final class Author {
    private final String pseudonym;
    private final StatelessAuthor writer;

    private Author(AuthorKey key) {
      this.pseudonym = key.pseudonym();
      this.writer = new StatelessAuthor(key.randomness(EPOCH));
    }

    String pseudonym() {
      return pseudonym;
    }

    StatelessAuthor writer() {
      return writer;
    }
  }

  /** The author with an id, which is well-formed text. */
  Author of(String id) {
    synchronized (latest) {
      return latest.computeIfAbsent(id, unseen -> new Author(key.authorKey(unseen)));
    }
  }
}
