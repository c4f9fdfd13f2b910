package io.palimpsest.service.leaks;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.Privatizer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A planted leak is found, and no message quotes it. */
class LeakJudgeTest {
  private static final LeakPost POST =
      new LeakPost("p-1", "anna", "nick", "ask Vombriska7", List.of("Vombriska7"), List.of());

  private static Map<String, List<String>> leaks(String release) {
    return LeakJudge.leaks(List.of(POST), new Releases(Map.of("p-1", release)));
  }

  @Test
  void shouldFindASecretInAnyCase() {
    assertThat(leaks("say vombriskA7!")).containsExactly(Map.entry("nick", List.of("p-1")));
    assertThat(leaks("say Vombriska8!")).isEmpty();
  }

  /** The secret is an everyday word: entities-only keeps it, redact does not. */
  @Test
  void shouldFindALeakInWhatTheEngineReleases() {
    List<LeakPost> posts =
        List.of(new LeakPost("p-1", "anna", "word", "I like Coffee", List.of("coffee"), List.of()));

    assertThat(LeakJudge.leaks(posts, releases(posts, "entities-only"))).containsOnlyKeys("word");
    assertThat(LeakJudge.leaks(posts, releases(posts, "redact"))).isEmpty();
  }

  private static Releases releases(List<LeakPost> posts, String policy) {
    return Releases.of(
        posts, Privatizer.withoutLexicon(BuiltInPolicies.find(policy).orElseThrow()));
  }

  @Test
  void shouldComplainOfMoreOrFewerThanAreKnownWithClassCountAndIdsOnly() {
    LeakPost second =
        new LeakPost("p-2", "bob", "nick", "Kwendril", List.of("Kwendril"), List.of());
    Map<String, String> texts = Map.of("p-1", POST.text(), "p-2", second.text());
    var found = LeakJudge.leaks(List.of(POST, second), new Releases(texts));

    assertThat(LeakJudge.complaints(found, Map.of("nick", 1)))
        .containsExactly("nick: 2, known 1: p-1 p-2");
    assertThat(LeakJudge.complaints(found, Map.of("nick", 2))).isEmpty();
    assertThat(LeakJudge.complaints(found, Map.of("nick", 2, "word", 1)))
        .containsExactly("word: 0, known 1: ");
  }

  @Test
  void shouldNotSayWhatItHolds() {
    assertThat(List.of(POST, new Releases(Map.of("p-1", "Vombriska7"))))
        .hasToString("[LeakPost[p-1], Releases[...]]");
  }

  @Test
  void shouldFindWordsThatShouldHaveBeenKept() {
    LeakPost post =
        new LeakPost("p-3", "anna", "ordinary", "a 401k plan", List.of(), List.of("401k", "plan"));
    List<LeakPost> posts = List.of(post);

    assertThat(LeakJudge.losses(posts, new Releases(Map.of("p-3", "the 401k plan")))).isEmpty();
    assertThat(LeakJudge.losses(posts, new Releases(Map.of("p-3", "a 735k plan"))))
        .containsOnlyKeys("ordinary");
  }
}
