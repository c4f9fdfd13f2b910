package io.palimpsest.service.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.service.command.SmallLexicon;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleaseEstimateTest {
  private static final Instant NOW = Instant.parse("2020-05-01T12:00:00Z");
  private static final PostRules RULES = new PostRules(1000);

  @TempDir private Path directory;
  private ReleaseEstimate estimate;

  @BeforeEach
  void make() {
    Privatizer privatizer =
        Privatizer.of(
            BuiltInPolicies.find("words-only")
                .orElseThrow()
                .withBudget(Map.of("epsilon", 3.0, "accountant", "pure")),
            RULES,
            () -> LexiconFile.open(SmallLexicon.in(directory)),
            done -> {});
    estimate = new ReleaseEstimate(privatizer, RULES, NOW);
  }

  private void add(String id, String author, String text) {
    estimate.add(new Post(id, author, text, NOW));
  }

  @Test
  void shouldCountWhatWouldBePaidFor() {
    add("1", "anna", "tea tea milk");
    add("2", "anna", "milk");
    add("3", "ben", "juice");

    ReleaseEstimate.Estimate found = estimate.estimate();

    assertThat(found.posts()).isEqualTo(3);
    assertThat(found.authors()).isEqualTo(2);
    assertThat(found.draws()).isEqualTo(3);
    assertThat(found.largestCost().value()).isBetween(1.0, 2.0);
    assertThat(found.medianCost().value()).isBetween(0.1, 2.0);
    assertThat(found.refused()).isZero();
    assertThat(found.authorsOut()).isZero();
  }

  @Test
  void shouldSayWhoWouldRunOut() {
    add("1", "anna", String.join(" ", SmallLexicon.CONTENT));
    add("2", "anna", "tea");
    add("3", "ben", "tea");

    assertThat(estimate.estimate().refused()).isEqualTo(1);
    assertThat(estimate.estimate().authorsOut()).isEqualTo(1);
    assertThat(estimate.estimate().draws()).isEqualTo(2);
  }

  @Test
  void shouldCountDuplicatesOnceAndPassOverWhatIsNoPost() {
    add("1", "anna", "tea");
    add("1", "anna", "tea");
    add("2", "", "tea");

    assertThat(estimate.estimate().posts()).isEqualTo(2);
    assertThat(estimate.estimate().unusable()).isEqualTo(1);
    assertThat(estimate.estimate().draws()).isEqualTo(1);
  }

  @Test
  void shouldCostNothingWithoutPosts() {
    assertThat(estimate.estimate())
        .extracting(ReleaseEstimate.Estimate::posts, ReleaseEstimate.Estimate::draws)
        .containsExactly(0L, 0L);
    assertThat(estimate.estimate().largestCost().value()).isZero();
  }
}
