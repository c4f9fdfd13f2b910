package io.palimpsest.connect.transform;

import io.palimpsest.mechanisms.key.AuthorKey;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the master key makes of authors' ids. The latest ones are kept, which saves time and changes
 * nothing else. Thread-safe.
 */
final class Authors {
  private static final int MOST = 4096;

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
    private final AuthorKey key;
    private final KeyedRandomness randomness;

    private Author(AuthorKey key) {
      this.key = key;
      this.randomness = key.randomness(EPOCH);
    }

    String pseudonym() {
      return key.pseudonym();
    }

    KeyedRandomness randomness() {
      return randomness;
    }
  }

  /** The author with an id, which is well-formed text. */
  Author of(String id) {
    synchronized (latest) {
      return latest.computeIfAbsent(id, unseen -> new Author(key.authorKey(unseen)));
    }
  }
}
