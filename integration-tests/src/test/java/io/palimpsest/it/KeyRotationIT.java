package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.topic.Topics;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One service that is stopped and started with other keys, its state kept. */
class KeyRotationIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final MasterKey OLD = MasterKey.parse("01".repeat(32));
  private static final MasterKey NEW = MasterKey.parse("02".repeat(32));

  /** All words, so that two draws of it are the same as good as never; and a name. */
  private static final String TEXT = String.join(" ", SmallLexicon.WORDS) + " for Barack Obama";

  @TempDir private Path directory;

  @Test
  void shouldKeepAuthorsWhileKeysChange() throws Exception {
    RunningPath path =
        RunningPath.of(
                PolicyReader.read(
                    """
                    policy: rotated
                    version: 1
                    topics: [raw.posts]
                    entities:
                      person: { action: pseudonymize }
                    tokens: { mechanism: custext, epsilon: 1, k: 5, level: user }
                    """))
            .with(SmallLexicon.in(directory));
    try (Platform platform = TestPlatform.start()) {
      // Given two authors under the old key
      Release anna;
      Release absent;
      try (Session session = start(path.with(KeyRing.of(OLD, List.of())), platform)) {
        anna = session.release("old-anna", "anna");
        absent = session.release("old-absent", "absent");
        assertThat(absent).isNotEqualTo(anna);
      }

      // When the key is a new one and the old one is still there, then nothing changes
      RunningPath both = path.with(KeyRing.of(NEW, List.of(OLD)));
      try (Session session = start(both, platform)) {
        assertThat(session.release("both-anna", "anna")).isEqualTo(anna);
      }

      // When the old one is gone, then who posted meanwhile goes on, and others wait for it
      try (Session session = start(path.with(KeyRing.of(NEW, List.of())), platform)) {
        assertThat(session.release("new-anna", "anna")).isEqualTo(anna);
        assertThat(session.withheld("new-absent", "absent"))
            .satisfies(
                withheld -> {
                  assertThat(withheld.getId()).isEqualTo("new-absent");
                  assertThat(withheld.getAuthor()).isEmpty();
                  assertThat(withheld.getReason()).isEqualTo(WithheldReason.KEY_UNAVAILABLE);
                });
      }

      // When the epoch is raised, then it is the same author with other draws and other names
      try (Session session = start(both.inEpoch(1), platform)) {
        Release later = session.release("epoch-anna", "anna");
        assertThat(later.author()).isEqualTo(anna.author());
        assertThat(later.words()).isNotEqualTo(anna.words());
        assertThat(later.name()).isNotEqualTo(anna.name());
        assertThat(session.release("epoch-anna-2", "anna")).isEqualTo(later);

        // And with the old key back, the other one is who they were
        assertThat(session.release("epoch-absent", "absent").author()).isEqualTo(absent.author());
      }
    }
  }

  private Session start(RunningPath path, Platform platform) {
    return new Session(path.start(platform, directory.resolve("state")), new PathClient(platform));
  }

  /** What depends on keys: the pseudonym, the words that were drawn, and the name. */
  private record Release(String author, String words, String name) {}

  /** From a start of the service to its end. */
  private record Session(PrivatizationService service, PathClient client) implements AutoCloseable {

    Release release(String id, String author) throws InterruptedException {
      SafePost safe = client.releaseOf(List.of(PathClient.post(id, author, TEXT))).get(0);
      String[] halves = safe.getText().split(" for ");
      assertThat(halves).hasSize(2);
      assertThat(halves[1]).doesNotContain("Barack", "Obama");
      return new Release(safe.getAuthor(), halves[0], halves[1]);
    }

    Withheld withheld(String id, String author) throws InterruptedException {
      int before = withheld().size();
      client.send(List.of(PathClient.post(id, author, TEXT)));
      await("it is withheld").atMost(LIMIT).until(() -> withheld().size() == before + 1);
      return withheld().get(before);
    }

    private List<Withheld> withheld() {
      return client.committed(Topics.WITHHELD, Withheld.class);
    }

    @Override
    public void close() {
      client.close();
      service.close();
    }
  }
}
