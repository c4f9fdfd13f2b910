package io.palimpsest.benchmarks;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.post.Post;
import io.palimpsest.service.bench.FixedBits;
import io.palimpsest.service.bench.MadeText;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Posts whose texts are made, the same in every run.
 *
 * <p>They have no unknown words, no addresses and no emoji; real posts, which have, are slower.
 */
final class MadePosts {
  static final int WORDS = 20;

  private static final int AUTHORS = 60;

  private final MadeText texts;

  MadePosts(Lexicon lexicon) {
    this.texts = new MadeText(lexicon, FixedBits.of("posts"), FixedBits.of("words of posts"));
  }

  /** The next posts. */
  List<Post> next(int count) {
    List<Post> posts = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      String author = "author-" + texts.below(AUTHORS);
      posts.add(new Post("post-" + i, author, texts.next(WORDS), Instant.EPOCH));
    }
    return posts;
  }
}
