package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.topic.Topics;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * People and places on a running path; each test has authors and ids of its own.
 *
 * <p>Keys of authors are random. Two authors have the same name for somebody as rarely as two
 * people draw the same of some ten million names.
 */
class EntitiesPathIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final Duration DELAY = Duration.ofMillis(500);
  private static final int K = 4;

  @TempDir private static Path stateDirectory;

  private static RunningPath path;
  private static Platform platform;
  private static PrivatizationService service;
  private static PathClient client;

  @BeforeAll
  static void start() {
    path =
        RunningPath.of(
                PolicyReader.read(
                    """
                    policy: coherent
                    version: 1
                    topics: [raw.posts]
                    entities:
                      person: { action: pseudonymize }
                      organization: { action: pseudonymize }
                      location: { action: generalize, k: %d }
                      email: { action: pseudonymize }
                      handle: { action: pseudonymize }
                      phone: { action: pseudonymize }
                      payment_card: { action: pseudonymize }
                      date: { action: shift, days: 30 }
                    tokens: { mechanism: keep, acknowledge-no-guarantee: true }
                    """
                        .formatted(K)))
            .sharingAfter(DELAY);
    platform = TestPlatform.start();
    service = path.start(platform, stateDirectory);
    client = new PathClient(platform);
  }

  @AfterAll
  static void stop() {
    client.close();
    service.close();
    platform.close();
  }

  private static List<RawPost> posts(String prefix, String author, List<String> texts) {
    return IntStream.range(0, texts.size())
        .mapToObj(i -> PathClient.post("%s-%03d".formatted(prefix, i), author, texts.get(i)))
        .toList();
  }

  @Test
  void shouldCallAPersonByTheSameNameInEverySpellingAndEveryPost() throws Exception {
    List<SafePost> safe =
        client.releaseOf(
            posts(
                "names",
                "anna",
                List.of(
                    "Yesterday I met Barack Obama again.",
                    "BARACK OBAMA said hello, and Obama's dog barked.",
                    "Write to barack.obama@example.com or to @barack_obama")));

    String text = safe.get(0).getText();
    String[] name = text.substring("Yesterday I met ".length(), text.indexOf(" again.")).split(" ");
    assertThat(name).hasSize(2).doesNotContain("Barack", "Obama");
    assertThat(safe.get(1).getText())
        .isEqualTo(
            "%s %s said hello, and %s's dog barked."
                .formatted(
                    name[0].toUpperCase(Locale.ROOT), name[1].toUpperCase(Locale.ROOT), name[1]));
    assertThat(safe.get(2).getText())
        .contains(
            "%s.%s@".formatted(name[0].toLowerCase(Locale.ROOT), name[1].toLowerCase(Locale.ROOT)),
            "@%s_%s".formatted(name[0].toLowerCase(Locale.ROOT), name[1].toLowerCase(Locale.ROOT)));
  }

  @Test
  void shouldDoWhatThePrivatizeCommandDoesUnderOtherNames() throws Exception {
    List<RawPost> posts =
        posts(
            "bytes",
            "bytes",
            List.of(
                "Barack Obama and Angela Merkel met on 2021-03-04.",
                "Merkel called 202-555-0143 and paid with 4111 1111 1111 1111.",
                "Obama works for Microsoft; Microsoft likes Merkel."));

    List<SafePost> safe = client.releaseOf(posts);

    List<JsonNode> lines = PathClient.privatized(path.privatizers().of(path.policy()), posts);
    for (int i = 0; i < posts.size(); i++) {
      SafePost post = safe.get(i);
      JsonNode line = lines.get(i);
      assertThat(post.getText()).isNotEqualTo(line.path("text").asText());
      assertThat(client.promiseOf(post)).isEqualTo(line.path("guarantee").asText());
      assertThat(post.getEntities())
          .isEqualTo(new ObjectMapper().convertValue(line.path("entities"), Map.class));
    }
    Matcher met =
        matching("\\S+ (\\S+) and \\S+ (\\S+) met on (\\d{4}-\\d\\d-\\d\\d)\\.", safe.get(0));
    Matcher paid =
        matching("(\\S+) called (\\d{3}-\\d{3}-\\d{4}) and paid with ([\\d ]{19})\\.", safe.get(1));
    Matcher works = matching("(\\S+) works for (.+); (.+) likes (\\S+)\\.", safe.get(2));
    assertThat(works.group(1)).isEqualTo(met.group(1)).isNotEqualTo("Obama");
    assertThat(works.group(4)).isEqualTo(met.group(2)).isNotEqualTo("Merkel");
    assertThat(paid.group(1)).isEqualTo(met.group(2));
    assertThat(works.group(2)).isEqualTo(works.group(3)).doesNotContain("Microsoft");
    assertThat(met.group(3)).isNotEqualTo("2021-03-04");
    assertThat(paid.group(2)).isNotEqualTo("202-555-0143");
    assertThat(paid.group(3)).isNotEqualTo("4111 1111 1111 1111");
  }

  private static Matcher matching(String pattern, SafePost safe) {
    Matcher matcher = Pattern.compile(pattern).matcher(safe.getText());
    assertThat(matcher.matches()).as(safe.getText()).isTrue();
    return matcher;
  }

  @Test
  void shouldRememberNamesWhenItsStoresAreLost(@TempDir Path otherState) throws Exception {
    List<String> people =
        List.of("Barack Obama", "Angela Merkel", "Michelle Obama", "Nelson Mandela");
    List<String> texts = people.stream().map(person -> "I wrote to " + person + " once").toList();
    List<SafePost> before = client.releaseOf(posts("before", "forgetful", texts));

    service.close();
    service = path.start(platform, otherState);
    List<SafePost> after = client.releaseOf(posts("later", "forgetful", texts));

    assertThat(after)
        .extracting(SafePost::getText)
        .containsExactlyElementsOf(before.stream().map(SafePost::getText).toList())
        .doesNotHaveDuplicates();
    service.close();
    service = path.start(platform, stateDirectory);
  }

  /** Authors lie on three partitions; they are counted together all the same. */
  @Test
  void shouldNameAPlaceOnceEnoughAuthorsOfAllPartitionsShareIt() throws Exception {
    List<RawPost> first = new ArrayList<>();
    for (int i = 0; i < K; i++) {
      first.add(PathClient.post("place-a" + i, "resident-" + i, "We moved to Brooklyn in May"));
    }

    assertThat(client.releaseOf(first))
        .extracting(SafePost::getText)
        .noneMatch(text -> text.contains("Brooklyn") || text.contains("New York"));

    await("enough authors are counted")
        .atMost(LIMIT)
        .until(
            () ->
                Topic.committed(platform.bootstrapServers(), Topics.SHARED_VALUES).stream()
                    .anyMatch(
                        r ->
                            new String(r.key(), StandardCharsets.UTF_8)
                                .toLowerCase(Locale.ROOT)
                                .contains("brooklyn")));
    List<String> later = new ArrayList<>();
    await("the news has reached the path")
        .atMost(LIMIT)
        .until(
            () -> {
              RawPost next =
                  PathClient.post(
                      "place-b" + later.size(), "newcomer", "So " + later.size() + " in Brooklyn");
              later.add(client.releaseOf(List.of(next)).get(0).getText());
              return later.get(later.size() - 1).contains("Brooklyn");
            });
  }

  @Test
  void shouldTellTwoAuthorsNothingAboutEachOther() throws Exception {
    String text = "I wrote to Barack Obama once";

    List<SafePost> safe =
        client.releaseOf(
            List.of(
                PathClient.post("pair-1", "pair-one", text),
                PathClient.post("pair-2", "pair-two", text)));

    assertThat(safe).extracting(SafePost::getText).doesNotHaveDuplicates().doesNotContain(text);
  }
}
