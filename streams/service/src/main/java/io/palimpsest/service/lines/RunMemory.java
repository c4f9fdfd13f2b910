package io.palimpsest.service.lines;

import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.entity.AuthorCounts;
import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What one run remembers of its authors: their names, who shares what, and what they have spent. It
 * ends with the run, so the same lines under the same key give the same answers. Not thread-safe.
 *
 * <p>A post that is not released leaves nothing behind: what it adds is kept with its release, or
 * dropped.
 */
final class RunMemory {
  private final Map<String, AuthorMemory> names = new HashMap<>();
  private final Map<String, byte[]> settledNames = new HashMap<>();
  private final Map<String, AuthorLedger> ledgers = new HashMap<>();
  private final AuthorCounts counts = new AuthorCounts();

  /** Replaces the entities of a post; {@link #keep} or {@link #drop} must follow. */
  ReplacedPost replace(Privatizer privatizer, DetectedPost detected, KeyedRandomness randomness) {
    String author = detected.post().author();
    AuthorMemory memory = names.computeIfAbsent(author, unseen -> AuthorMemory.empty());
    return privatizer.replace(
        detected, new AuthorContext(randomness, memory), counts.seenBy(author));
  }

  /** What an author has spent in this run. */
  AuthorLedger ledger(String author) {
    return ledgers.getOrDefault(author, AuthorLedger.empty());
  }

  /** The post is released. */
  void keep(ReplacedPost post, AuthorLedger after) {
    String author = post.post().author();
    ledgers.put(author, after);
    counts.add(post.text().observations(), author);
    if (names.get(author).isChanged()) {
      byte[] settled = names.get(author).toBytes();
      settledNames.put(author, settled);
      names.put(author, AuthorMemory.ofBytes(settled));
    }
  }

  /** The post of that author is not released. */
  void drop(String author) {
    if (Optional.ofNullable(names.get(author)).filter(AuthorMemory::isChanged).isPresent()) {
      names.put(
          author,
          Optional.ofNullable(settledNames.get(author))
              .map(AuthorMemory::ofBytes)
              .orElseGet(AuthorMemory::empty));
    }
  }
}
