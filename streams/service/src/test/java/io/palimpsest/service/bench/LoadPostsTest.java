package io.palimpsest.service.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconDraft;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.schemas.RawPost;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LoadPostsTest {
  private static final int POSTS = 600;

  @TempDir static Path directory;
  private static Lexicon lexicon;

  @BeforeAll
  static void writeLexicon() {
    List<String> words = Stream.of("ab", "cd", "ef", "gh").flatMap(LoadPostsTest::longer).toList();
    float[] vectors = new float[2 * words.size()];
    for (int i = 0; i < vectors.length; i++) {
      vectors[i] = (float) Math.sin(i);
    }
    Path file = directory.resolve("small.plex");
    LexiconFile.write(
        file,
        new LexiconDraft("test", Map.of(), words, vectors, 2, Metric.EUCLIDEAN),
        ProgressListener.NONE);
    lexicon = LexiconFile.open(file);
  }

  @Test
  void shouldMakeTheSamePostsOfTheSameSeed() {
    assertThat(posts(1, "a-")).isEqualTo(posts(1, "a-"));
    assertThat(posts(1, "b-"))
        .extracting(RawPost::getText)
        .isEqualTo(posts(1, "a-").stream().map(RawPost::getText).toList());
    assertThat(posts(2, "a-"))
        .extracting(RawPost::getText)
        .doesNotContainAnyElementsOf(posts(1, "a-").stream().map(RawPost::getText).toList());
  }

  @Test
  void shouldLetAuthorsWriteInTurn() {
    List<RawPost> posts = posts(1, "a-");

    assertThat(posts).extracting(RawPost::getId).startsWith("a-0", "a-1").doesNotHaveDuplicates();
    assertThat(posts.subList(0, 4))
        .extracting(RawPost::getAuthor)
        .containsExactly("author-0", "author-1", "author-2", "author-0");
  }

  @Test
  void shouldNameSomebodyInAThirdOfThem() {
    // 200 are expected, with a deviation of 11.5; the seed is fixed, so it holds always or never.
    assertThat(posts(1, "a-").stream().filter(LoadPostsTest::hasDetail).count())
        .isBetween(131L, 269L);
  }

  private static boolean hasDetail(RawPost post) {
    return Stream.of(" called from 202-555-", "Met ", "@example.com")
        .anyMatch(post.getText()::contains);
  }

  private static List<RawPost> posts(int seed, String prefix) {
    LoadPosts posts =
        new LoadPosts(new LoadPosts.Settings(3, 20, seed, prefix), lexicon, Instant.EPOCH);
    return Stream.generate(posts::next).limit(POSTS).toList();
  }

  private static Stream<String> longer(String stem) {
    return Stream.of("a", "e", "i", "o", "u", "y").map(end -> stem + end);
  }
}
