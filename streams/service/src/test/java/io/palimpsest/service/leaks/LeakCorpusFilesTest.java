package io.palimpsest.service.leaks;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LeakCorpusFilesTest {
  private final List<LeakPost> tune = LeakCorpus.TUNE.posts();
  private final List<LeakPost> report = LeakCorpus.REPORT.posts();
  private final List<LeakPost> all = Stream.concat(tune.stream(), report.stream()).toList();

  @Test
  void shouldHoldEnoughPostsOfTheSameClassesInBothHalves() {
    assertThat(all).filteredOn(post -> !isOrdinary(post)).hasSizeGreaterThanOrEqualTo(400);
    assertThat(all).filteredOn(LeakCorpusFilesTest::isOrdinary).hasSizeGreaterThanOrEqualTo(120);
    assertThat(kinds(tune)).isEqualTo(kinds(report));
  }

  @Test
  void shouldNameEveryPostOnceAndLetNoAuthorWriteInBothHalves() {
    assertThat(all).extracting(LeakPost::id).doesNotHaveDuplicates();
    assertThat(all).extracting(LeakPost::text).doesNotHaveDuplicates();
    Set<String> both = new HashSet<>(authors(tune));
    both.retainAll(authors(report));
    assertThat(both).isEmpty();
  }

  /** Trap: shorter secrets stand in releases by chance. */
  @Test
  void shouldHoldSecretsThatAreLongEnoughAndStandInThePost() {
    assertThat(all)
        .filteredOn(post -> !isOrdinary(post))
        .allMatch(post -> !post.secrets().isEmpty())
        .allMatch(post -> post.secrets().stream().allMatch(LeakCorpusFilesTest::isLongEnough))
        .filteredOn(post -> !post.kind().equals("disguise"))
        .allMatch(post -> post.secrets().stream().allMatch(secret -> isIn(secret, post)));
    assertThat(all)
        .filteredOn(LeakCorpusFilesTest::isOrdinary)
        .allMatch(post -> post.secrets().isEmpty() && !post.kept().isEmpty())
        .allMatch(post -> post.isReadableIn(post.text()));
  }

  private static boolean isOrdinary(LeakPost post) {
    return post.kind().equals(LeakCorpus.ORDINARY);
  }

  private static boolean isLongEnough(String secret) {
    return secret.length() >= (secret.chars().allMatch(Character::isLetter) ? 4 : 3)
        || secret.chars().anyMatch(c -> c > 0x7f);
  }

  private static boolean isIn(String secret, LeakPost post) {
    return post.text().toLowerCase(Locale.ROOT).contains(secret.toLowerCase(Locale.ROOT));
  }

  private static Set<String> kinds(List<LeakPost> posts) {
    return posts.stream().map(LeakPost::kind).collect(toSet());
  }

  private static Set<String> authors(List<LeakPost> posts) {
    return posts.stream().map(LeakPost::author).collect(toSet());
  }
}
