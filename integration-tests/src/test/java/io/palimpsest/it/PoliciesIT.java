package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.schemas.Policy;
import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.schemas.Preference;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.topic.Topics;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Policies and preferences of a service that runs. */
class PoliciesIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final String POLICY =
      """
      policy: changing
      version: %d
      topics: [raw.posts]
      tokens: { mechanism: custext, epsilon: %s, k: 5, level: token }
      """;

  @TempDir private static Path directory;

  private static Platform platform;
  private static PrivatizationService service;
  private static PathClient client;

  @BeforeAll
  static void start() {
    platform = TestPlatform.start();
    service =
        RunningPath.of(PolicyReader.read(POLICY.formatted(1, "1")))
            .with(SmallLexicon.in(directory))
            .start(platform, directory.resolve("state"));
    client = new PathClient(platform);
  }

  @AfterAll
  static void stop() {
    client.close();
    service.close();
    platform.close();
  }

  private static PolicyVerdict verdictOn(String name, int version, String document)
      throws InterruptedException {
    int before = verdicts().size();
    client.control().submit(new Policy(name, version, document, Instant.EPOCH));
    return verdictAfter(before);
  }

  private static PolicyVerdict verdictAfter(int before) {
    await("the verdict").atMost(LIMIT).until(() -> verdicts().size() == before + 1);
    return verdicts().get(before);
  }

  private static List<PolicyVerdict> verdicts() {
    return client.committed(Topics.POLICY_VERDICTS, PolicyVerdict.class);
  }

  private static SafePost released(String id) throws InterruptedException {
    return client.releaseOf(List.of(PathClient.post(id, "anna", "tea with " + id))).get(0);
  }

  /** An accepted policy is on its way to the table that every post is looked up in. */
  private static SafePost releasedUnder(int version, String prefix) {
    SafePost[] last = new SafePost[1];
    int[] tries = {0};
    await("version " + version)
        .atMost(LIMIT)
        .until(
            () -> {
              last[0] = released(prefix + "-" + tries[0]++);
              return last[0].getPolicyVersion() == version;
            });
    return last[0];
  }

  @Test
  void shouldTakeAValidPolicyRefuseAnInvalidOneAndLetGoOfOne() throws Exception {
    // Given the policy that it was started with
    assertThat(released("at-first"))
        .matches(post -> post.getPolicyVersion() == 1)
        .extracting(client::promiseOf)
        .asString()
        .contains("exp(1)");

    // When a policy is wrong, then it is told why, and nothing changes
    PolicyVerdict typo =
        verdictOn("changing", 2, POLICY.formatted(2, "1").replace("mechanism", "mechansim"));
    assertThat(typo.getAccepted()).isFalse();
    assertThat(typo.getVersion()).isEqualTo(2);
    assertThat(typo.getExplanation()).contains("tokens.mechansim", "mechanism");
    PolicyVerdict contradiction = verdictOn("changing", 3, POLICY.formatted(2, "1"));
    assertThat(contradiction.getAccepted()).isFalse();
    assertThat(contradiction.getExplanation()).contains("version 3", "version 2");
    PolicyVerdict another = verdictOn("changing", 1, POLICY.formatted(1, "2"));
    assertThat(another.getAccepted()).isFalse();
    assertThat(released("still").getPolicyVersion()).isEqualTo(1);

    // When it is right, then it is explained, and holds for what follows
    PolicyVerdict valid = verdictOn("changing", 2, POLICY.formatted(2, "0.5"));
    assertThat(valid.getAccepted()).as(valid.getExplanation()).isTrue();
    assertThat(valid.getExplanation()).contains("0.5");
    assertThat(client.promiseOf(releasedUnder(2, "newer"))).contains("exp(0.5)");
    assertThat(released("again").getPolicyVersion()).isEqualTo(2);

    // When it is withdrawn, then the first one is back
    int before = verdicts().size();
    client.control().withdrawPolicy("changing");
    assertThat(verdictAfter(before).getAccepted()).isTrue();
    assertThat(client.promiseOf(releasedUnder(1, "back"))).contains("exp(1)");
  }

  @Test
  void shouldReleaseNothingOfAnAuthorWhoAsksForThat() throws Exception {
    client.control().prefer(new Preference("declining", false, null, null, Instant.EPOCH));
    await("the preference is known")
        .atMost(LIMIT)
        .until(
            () -> {
              client.send(List.of(ofDeclining("probe-" + withheld().size(), "wine")));
              return !withheld().isEmpty();
            });
    List<RawPost> declined =
        List.of(ofDeclining("declined-1", "tea"), ofDeclining("declined-2", "milk"));

    client.send(declined);

    await("they are withheld")
        .atMost(LIMIT)
        .until(
            () -> withheld().stream().filter(w -> w.getId().startsWith("declined")).count() == 2);
    assertThat(withheld())
        .extracting(Withheld::getReason)
        .containsOnly(WithheldReason.AUTHOR_DECLINED);
    assertThat(client.releasedOf(declined)).isEmpty();

    // And everything again as soon as the author says so
    client.control().withdrawPreference("declining");
    await("it is withdrawn")
        .atMost(LIMIT)
        .until(
            () -> {
              client.send(declined);
              return client.releasedOf(declined).size() == declined.size();
            });
    assertThat(client.releasedOf(declined)).extracting(SafePost::getId).doesNotHaveDuplicates();
  }

  private static RawPost ofDeclining(String id, String text) {
    return PathClient.post(id, "declining", text);
  }

  private static List<Withheld> withheld() {
    return client.committed(Topics.WITHHELD, Withheld.class);
  }
}
