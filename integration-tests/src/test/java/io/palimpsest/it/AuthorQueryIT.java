package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.LatestRecords;
import io.palimpsest.topology.client.PostPublisher;
import io.palimpsest.topology.client.PublishException;
import io.palimpsest.topology.policy.InForce;
import io.palimpsest.topology.query.AccountView;
import io.palimpsest.topology.query.AuthorAnswer;
import io.palimpsest.topology.query.AuthorView;
import io.palimpsest.topology.query.ChargeView;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import io.palimpsest.topology.runtime.RestoreProgress;
import io.palimpsest.topology.runtime.RuntimeState;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a running service can be asked, on one instance and on two. */
class AuthorQueryIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final List<String> AUTHORS =
      IntStream.range(0, 12).mapToObj(i -> "author-" + i).toList();
  private static final RunningPath PATH =
      RunningPath.of(
          PolicyReader.read(
              """
              policy: metered
              version: 1
              topics: [raw.posts]
              tokens: { mechanism: custext, epsilon: 1.0, k: 5, level: token }
              budget: { accountant: zcdp, epsilon: 50, delta: 1e-6, window: P1D }
              """));

  @TempDir private static Path directory;

  private static Platform platform;
  private static SchemaRegistry registry;
  private static ClusterConnection connection;
  private static PathClient client;

  @BeforeAll
  static void start() {
    platform = TestPlatform.start();
    registry = ConfluentSchemaRegistry.at(platform.registryUrl());
    connection =
        new ClusterConnection(
            platform.bootstrapServers(),
            Map.of(),
            new RecordSerdes(registry, Registration.AUTOMATIC));
    client = new PathClient(platform);
  }

  @AfterAll
  static void stop() {
    client.close();
    registry.close();
    platform.close();
  }

  @Test
  void shouldBeAnsweredByTheInstanceThatHasTheAuthor() {
    RunningPath path = PATH.with(SmallLexicon.in(directory));
    try (PrivatizationService first =
            path.start(platform, directory.resolve("first"), "first.example:8081");
        PostPublisher publisher = new PostPublisher(connection)) {
      // Given two instances and twelve authors
      try (PrivatizationService second =
          path.start(platform, directory.resolve("second"), "second.example:8082")) {
        publishAndAwait(publisher);
        List<PrivatizationRuntime> both = List.of(first.runtime(), second.runtime());
        await("each author is on one instance, and the other knows on which")
            .atMost(LIMIT)
            .until(() -> AUTHORS.stream().allMatch(author -> areAgreed(both, author)));
        assertThat(both)
            .as("both have work to do")
            .allSatisfy(
                runtime ->
                    assertThat(AUTHORS).anyMatch(author -> view(runtime, author).isPresent()));

        // Then what is told is what was written
        for (String author : AUTHORS) {
          checkAgainstTopics(
              both.stream().flatMap(one -> view(one, author).stream()).findFirst().orElseThrow());
        }
        checkTheRest(first.runtime());
      }

      // And when one instance leaves, the other takes its authors
      await("all authors are on the instance that is left")
          .atMost(LIMIT)
          .until(
              () -> AUTHORS.stream().allMatch(author -> view(first.runtime(), author).isPresent()));
      AUTHORS.forEach(author -> checkAgainstTopics(view(first.runtime(), author).orElseThrow()));
    }

    // And an instance without an address takes itself for the only one
    PrivatizationRuntime ended;
    try (PrivatizationService only = path.start(platform, directory.resolve("first"))) {
      await("it runs").atMost(LIMIT).until(() -> only.runtime().state() == RuntimeState.RUNNING);
      await("it answers")
          .atMost(LIMIT)
          .until(
              () -> AUTHORS.stream().allMatch(author -> view(only.runtime(), author).isPresent()));
      assertThat(only.runtime().queries().find("nobody"))
          .isEqualTo(new AuthorAnswer.Here(AuthorView.UNKNOWN));
      ended = only.runtime();
    }
    assertThat(ended.queries().find(AUTHORS.get(0))).isEqualTo(new AuthorAnswer.Unavailable());
    assertThat(ended.policies().inForce()).isEmpty();
    assertThat(ended.policies().submitted()).isEmpty();
  }

  private static void publishAndAwait(PostPublisher publisher) {
    List<RawPost> posts =
        IntStream.range(0, 60)
            .mapToObj(
                i ->
                    new RawPost(
                        "post-" + i,
                        AUTHORS.get(i % AUTHORS.size()),
                        "coffee or tea",
                        Instant.now()))
            .toList();
    assertThat(publisher.publish(posts)).allSatisfy(sent -> assertThat(sent).succeedsWithin(LIMIT));
    await("all are released")
        .atMost(LIMIT)
        .until(() -> client.committed(Topics.SAFE_POSTS, SafePost.class).size() == posts.size());
  }

  /** Empty unless the author's state is here and known. */
  private static Optional<AuthorView> view(PrivatizationRuntime runtime, String author) {
    return runtime.queries().find(author) instanceof AuthorAnswer.Here here && here.view().known()
        ? Optional.of(here.view())
        : Optional.empty();
  }

  private static boolean areAgreed(List<PrivatizationRuntime> both, String author) {
    AuthorAnswer first = both.get(0).queries().find(author);
    AuthorAnswer second = both.get(1).queries().find(author);
    return isHere(first) && second.equals(new AuthorAnswer.Elsewhere("first.example", 8081))
        || isHere(second) && first.equals(new AuthorAnswer.Elsewhere("second.example", 8082));
  }

  private static boolean isHere(AuthorAnswer answer) {
    return answer instanceof AuthorAnswer.Here here && here.view().known();
  }

  private static void checkAgainstTopics(AuthorView view) {
    String pseudonym = view.pseudonym().orElseThrow();
    List<Charge> charges =
        client.committed(Topics.CHARGES, Charge.class).stream()
            .filter(charge -> charge.getAuthor().equals(pseudonym))
            .toList();
    assertThat(view.charges())
        .extracting(paid -> paid.charge().postId())
        .containsExactlyInAnyOrderElementsOf(charges.stream().map(Charge::getPostId).toList());
    assertThat(view.charges())
        .extracting(ChargeView::charge)
        .allSatisfy(
            paid -> {
              assertThat(paid.draws()).isEqualTo(2);
              assertThat(paid.unit()).isEqualTo("zcdp");
              assertThat(paid.policy()).isEqualTo("metered");
            });
    Balance last =
        client.committed(Topics.BALANCES, Balance.class).stream()
            .filter(balance -> balance.getAuthor().equals(pseudonym))
            .reduce((one, next) -> next)
            .orElseThrow();
    AccountView account = view.accounts().get(0);
    assertThat(view.accounts()).hasSize(1);
    assertThat(account.window()).isEqualTo("P1D");
    assertThat(account.spent().value()).isEqualTo(last.getSpent());
    assertThat(account.cap().map(Amount::value)).contains(last.getBudget());
    assertThat(account.epsilon().orElseThrow()).isBetween(0.001, 50.0);
  }

  private static void checkTheRest(PrivatizationRuntime runtime) {
    String internal = PrivatizerConfig.DEFAULT_APPLICATION_ID + "-events-by-author-repartition";
    await("everything is read")
        .atMost(LIMIT)
        .until(() -> runtime.lag().values().stream().allMatch(waiting -> waiting == 0));
    assertThat(runtime.lag())
        .containsOnlyKeys(
            Topics.RAW_POSTS,
            Topics.REPLAYS,
            Topics.PREFERENCES,
            Topics.ERASURES,
            Topics.POLICIES,
            internal);
    assertThat(runtime.restoring()).isEqualTo(new RestoreProgress(0, 0));
    assertThat(runtime.description()).contains("decide", internal.substring(0, 3));
    assertThat(runtime.policies().inForce())
        .get(InstanceOfAssertFactories.type(InForce.Found.class))
        .satisfies(found -> assertThat(found.policy().name()).isEqualTo("metered"));
    assertThat(runtime.policies().submitted()).contains(List.of());
    try (LatestRecords<Charge> latest =
        new LatestRecords<>(connection, Topics.CHARGES, Charge.class)) {
      List<Charge> all = client.committed(Topics.CHARGES, Charge.class);
      assertThat(latest.read(20)).hasSize(20).isSubsetOf(all);
      assertThat(latest.read(1_000)).containsExactlyInAnyOrderElementsOf(all);
    }
  }

  @Test
  void shouldNotWaitLongForABrokerThatIsNotThere() {
    ClusterConnection nowhere = new ClusterConnection("127.0.0.1:1", Map.of(), connection.serdes());
    try (PostPublisher publisher = new PostPublisher(nowhere)) {
      long since = System.nanoTime();
      List<CompletableFuture<Void>> sent =
          publisher.publish(
              IntStream.range(0, 100)
                  .mapToObj(i -> new RawPost("" + i, "anna", "text", Instant.EPOCH))
                  .toList());

      assertThat(Duration.ofNanos(System.nanoTime() - since)).isLessThan(Duration.ofSeconds(10));
      assertThat(sent)
          .allSatisfy(
              one ->
                  assertThat(one)
                      .isCompletedExceptionally()
                      .satisfies(AuthorQueryIT::isUnavailable));
    }
  }

  private static void isUnavailable(CompletableFuture<Void> failed) {
    try {
      failed.join();
    } catch (CompletionException e) {
      assertThat(((PublishException) e.getCause()).reason())
          .isEqualTo(PublishException.Reason.UNAVAILABLE);
    }
  }
}
