package io.palimpsest.service.leaks;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizers;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Runs the corpus under the built-in policies and compares the leaks with {@link KnownLeaks}. */
class LeakCorpusTest {
  private static final PostRules RULES = new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES);

  private static Privatizers privatizers;

  @BeforeAll
  static void openLexicon(@TempDir Path directory) {
    Lexicon lexicon = EverydayLexicon.in(directory);
    privatizers = new Privatizers(RULES, Optional.of(lexicon));
  }

  private static Releases releases(List<LeakPost> posts, String policy) {
    Policy builtIn = BuiltInPolicies.find(policy).orElseThrow();
    return Releases.of(posts, privatizers.of(builtIn));
  }

  @ParameterizedTest
  @CsvSource({
    "default, TUNE", "default, REPORT",
    "redact, TUNE", "redact, REPORT",
    "entities-only, TUNE", "entities-only, REPORT"
  })
  void shouldReleaseEveryPostAndLeakWhatIsKnown(String policy, LeakCorpus half) {
    List<LeakPost> posts = half.posts();
    Releases releases = releases(posts, policy);

    assertThat(posts).allMatch(post -> releases.texts().containsKey(post.id()));
    assertThat(
            LeakJudge.complaints(LeakJudge.leaks(posts, releases), KnownLeaks.leaks(policy, half)))
        .as("leaks under %s", policy)
        .isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void shouldLeaveOrdinaryPostsReadableWhereWordsStay(LeakCorpus half) {
    List<LeakPost> posts = half.posts();

    assertThat(
            LeakJudge.complaints(
                LeakJudge.losses(posts, releases(posts, "entities-only")),
                KnownLeaks.losses("entities-only", half)))
        .as("ordinary posts that lost a word")
        .isEmpty();
  }
}
