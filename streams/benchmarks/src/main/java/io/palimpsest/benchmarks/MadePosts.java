package io.palimpsest.benchmarks;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.post.Post;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Posts made of a lexicon's own words, the same in every run: words by Zipf's law, a number in
 * place of one in 20, a comma after one in 10, a full stop after one in 10, capital letters where
 * sentences begin.
 *
 * <p>They have no unknown words, no addresses and no emoji; real posts, which have, are slower.
 */
final class MadePosts {
  static final int WORDS = 20;

  private static final int AUTHORS = 60;
  private static final int WORDS_A_NUMBER = 20;
  private static final int WORDS_A_MARK = 10;
  private static final int NUMBERS = 10_000;
  private static final String LAST_MARKS = ".!?";

  private final Lexicon lexicon;
  private final RandomBits bits = FixedBits.of("posts");
  private final ZipfWords words;

  MadePosts(Lexicon lexicon) {
    this.lexicon = lexicon;
    this.words = new ZipfWords(lexicon.size(), FixedBits.of("words of posts"));
  }

  /** The next posts. */
  List<Post> next(int count) {
    List<Post> posts = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      posts.add(new Post("post-" + i, "author-" + below(AUTHORS), text(), Instant.EPOCH));
    }
    return posts;
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    boolean opensSentence = true;
    for (int i = 0; i < WORDS; i++) {
      String word = word();
      text.append(opensSentence ? word.substring(0, 1).toUpperCase(Locale.ROOT) : word.charAt(0));
      text.append(word, 1, word.length());
      opensSentence = false;
      if (i == WORDS - 1) {
        text.append(LAST_MARKS.charAt(below(LAST_MARKS.length())));
      } else if (below(WORDS_A_MARK) == 0) {
        text.append(", ");
      } else if (below(WORDS_A_MARK) == 0) {
        text.append(". ");
        opensSentence = true;
      } else {
        text.append(' ');
      }
    }
    return text.toString();
  }

  private String word() {
    return below(WORDS_A_NUMBER) == 0
        ? Integer.toString(below(NUMBERS))
        : lexicon.word(words.next());
  }

  private int below(int bound) {
    return (int) Uniform.below(bound, bits);
  }
}
