package io.palimpsest.service.lines;

import io.palimpsest.language.entity.AuthorCounts;
import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.HashMap;
import java.util.Map;

/**
 * What one run remembers of its authors: their names, and who shares what. It ends with the run, so
 * the same lines under the same key give the same answers. Not thread-safe.
 */
final class RunMemory {
  private final Map<String, AuthorMemory> memories = new HashMap<>();
  private final AuthorCounts counts = new AuthorCounts();

  ReplacedPost replace(Privatizer privatizer, DetectedPost detected, KeyedRandomness randomness) {
    String author = detected.post().author();
    AuthorMemory memory = memories.computeIfAbsent(author, unseen -> AuthorMemory.empty());
    ReplacedPost replaced =
        privatizer.replace(detected, new AuthorContext(randomness, memory), counts.seenBy(author));
    counts.add(replaced.text().observations(), author);
    return replaced;
  }
}
