package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import io.palimpsest.neighbours.FreePort;
import io.palimpsest.service.http.access.ApiKey;
import io.palimpsest.service.http.access.Role;
import io.palimpsest.service.platform.Platform;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** From publishing to balance to erasure over HTTP alone, with two instances of the service. */
@TestMethodOrder(OrderAnnotation.class)
class HttpPathIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final String TOKEN = ApiKey.newSecret();
  private static final double BUDGET = 1000;
  private static final String POLICY =
      """
      policy: %s
      version: %d
      topics: [raw.posts]
      entities:
        person: { action: pseudonymize }
      tokens: { mechanism: custext, epsilon: %s, k: 5, level: token }
      budget: { accountant: pure, epsilon: 1000, window: lifetime }
      """;

  @TempDir private static Path directory;

  private static Platform platform;
  private static ServiceProcess first;
  private static ServiceProcess second;
  private static ApiClient a;
  private static ApiClient b;

  @BeforeAll
  static void start() throws IOException {
    platform = TestPlatform.start();
    SmallLexicon.in(directory);
    first = launch("first");
    second = launch("second");
    first.awaitReady();
    second.awaitReady();
    a = ApiClient.at(first.httpUrl(), TOKEN);
    b = ApiClient.at(second.httpUrl(), TOKEN);
  }

  @AfterAll
  static void stop() {
    for (ServiceProcess instance : new ServiceProcess[] {second, first}) {
      if (instance != null) {
        instance.close();
      }
    }
    platform.close();
  }

  /** On loopback an instance tells others where it is only if it is asked to. */
  private static ServiceProcess launch(String name) throws IOException {
    String port = Integer.toString(FreePort.find());
    return ServiceProcess.launch(
        directory.resolve(name),
        "--bootstrap-servers",
        platform.bootstrapServers(),
        "--registry-url",
        platform.registryUrl(),
        "--create-topics",
        "--http-port",
        port,
        "--http-advertised",
        "127.0.0.1:" + port,
        "--threads",
        "1",
        "--lexicon",
        directory.resolve("small.plex").toString(),
        "--policy",
        file("policy.yaml", POLICY.formatted("shared", 1, "1")),
        "--key-file",
        file("key", "ab".repeat(32)),
        "--api-keys",
        file("api-keys", ApiKey.of("journey", Role.ALL, TOKEN).line()));
  }

  private static String file(String name, String content) throws IOException {
    return Files.writeString(directory.resolve(name), content).toString();
  }

  @Test
  void shouldTakePostsInAtEitherInstanceAndTellTheSameAccountAtBoth() throws Exception {
    // Given posts of many authors, half of them through each instance
    List<String> authors = IntStream.range(0, 12).mapToObj(i -> "told-author-" + i).toList();
    Map<String, Set<String>> ids = new TreeMap<>();
    List<String> idsOfA = publish(a, authors, "coffee and milk with Barack Obama");
    List<String> idsOfB = publish(b, authors, "the dog and the cat drink water");
    for (int i = 0; i < authors.size(); i++) {
      ids.put(authors.get(i), Set.of(idsOfA.get(i), idsOfB.get(i)));
    }

    // When all are through, then each has paid for both of its posts
    Map<String, JsonNode> accounts = new HashMap<>();
    for (String author : authors) {
      awaitCharges(author, ids.get(author));
      accounts.put(author, accountAt(a, author));
    }
    accounts.forEach(HttpPathIT::assertBalanced);

    // And whichever instance is asked, the one that holds the author answers
    Set<String> answering = new HashSet<>();
    Set<String> pseudonyms = new HashSet<>();
    for (String author : authors) {
      assertThat(accountAt(b, author)).isEqualTo(accounts.get(author));
      answering.add("http://" + accounts.get(author).get("instance").asText());
      pseudonyms.add(accounts.get(author).get("pseudonym").asText());
    }
    assertThat(answering).containsExactlyInAnyOrder(a.url(), b.url());
    assertThat(pseudonyms).hasSameSizeAs(authors).doesNotContainAnyElementsOf(authors);
  }

  /** What was spent is what the charges cost. */
  private static void assertBalanced(String author, JsonNode account) {
    assertThat(account.get("known").asBoolean()).isTrue();
    assertThat(account.get("charges"))
        .allSatisfy(
            charge -> {
              assertThat(charge.get("cost").asDouble()).isPositive();
              assertThat(charge.get("draws").asInt()).isPositive();
              assertThat(charge.get("policy").asText()).isEqualTo("shared");
            });
    double paid =
        elements(account.get("charges")).stream().mapToDouble(c -> c.get("cost").asDouble()).sum();
    assertThat(account.get("balances"))
        .singleElement()
        .satisfies(
            balance -> {
              assertThat(balance.get("budget").asDouble()).isEqualTo(BUDGET);
              assertThat(balance.get("spent").asDouble()).isCloseTo(paid, offset(paid));
              assertThat(balance.get("used").asDouble()).isBetween(0.0, 1.0);
            });
  }

  /** Sums are rounded against us, in last digits. */
  private static Offset<Double> offset(double sum) {
    return Offset.offset(1e-9 * sum);
  }

  @Test
  void shouldReleaseNothingOfAnAuthorWhoAsksForThat() throws Exception {
    String author = "declining-author";
    String before = publish(a, List.of(author), "wine and bread").get(0);
    awaitCharges(author, Set.of(before));
    String pseudonym = accountAt(a, author).get("pseudonym").asText();

    // When it is said at one instance, then the other knows it
    a.put("/authors/preference", Map.of("author", author, "release", false)).expect(202);
    await("the preference")
        .atMost(LIMIT)
        .until(() -> !accountAt(b, author).at("/preference/release").asBoolean(true));
    String declined = publish(b, List.of(author), "cheese and soup").get(0);
    for (ApiClient instance : List.of(a, b)) {
      await("it is withheld").atMost(LIMIT).until(() -> withheldAt(instance, declined) != null);
      JsonNode withheld = withheldAt(instance, declined);
      assertThat(withheld.get("reason").asText()).isEqualTo("author-declined");
      assertThat(withheld.get("author").asText()).isEqualTo(pseudonym);
    }
    assertThat(chargedIds(accountAt(a, author))).containsExactly(before);

    // And what is written later is released, once the author says so
    b.post("/authors/preference/withdrawal", Map.of("author", author)).expect(202);
    await("it is withdrawn")
        .atMost(LIMIT)
        .until(() -> accountAt(a, author).path("preference").isMissingNode());
    String after = publish(a, List.of(author), "apple and pear").get(0);
    awaitCharges(author, Set.of(before, after));
  }

  private static JsonNode withheldAt(ApiClient instance, String id) throws Exception {
    return elements(instance.get("/withheld?limit=100").expect(200).get("latest")).stream()
        .filter(post -> post.get("postId").asText().equals(id))
        .findFirst()
        .orElse(null);
  }

  @Test
  void shouldCheckSubmitShowAndWithdrawPolicies() throws Exception {
    String document = POLICY.formatted("stricter", 1, "0.5");
    JsonNode checked = a.postText("/policies/check", document).expect(200);
    assertThat(checked.get("name").asText()).isEqualTo("stricter");
    assertThat(checked.get("explanation").asText()).contains("0.5");
    assertThat(
            a.postText("/policies/check", document.replace("mechanism", "mechansim"))
                .expectProblem(422)
                .get("detail")
                .asText())
        .contains("did you mean 'mechanism'?");
    assertThat(inForceAt(b)).isEqualTo("shared started-with");

    // When one is submitted at one instance, then it holds at both
    assertThat(a.postText("/policies", document).expect(201).get("accepted").asBoolean()).isTrue();
    for (ApiClient instance : List.of(a, b)) {
      await("it is in force")
          .atMost(LIMIT)
          .until(() -> inForceAt(instance).equals("stricter submitted"));
      JsonNode one = instance.get("/policies/stricter").expect(200);
      assertThat(one.get("document").asText()).isEqualTo(document);
      assertThat(one.get("explanation").asText()).isEqualTo(checked.get("explanation").asText());
    }
    String id = publish(b, List.of("governed-author"), "the horse and the cow").get(0);
    awaitCharges("governed-author", Set.of(id));
    assertThat(accountAt(a, "governed-author").at("/charges/0/policy").asText())
        .isEqualTo("stricter");
    a.postText("/policies", POLICY.formatted("stricter", 1, "0.25")).expectProblem(422);

    // And when it is withdrawn at the other, the first one is back
    b.delete("/policies/stricter").expect(200);
    for (ApiClient instance : List.of(a, b)) {
      await("it is withdrawn")
          .atMost(LIMIT)
          .until(() -> inForceAt(instance).equals("shared started-with"));
      assertThat(instance.get("/policies/stricter/history").expect(200).get("verdicts"))
          .extracting(verdict -> verdict.get("accepted").asBoolean())
          .containsExactly(true, false, true);
      instance.get("/policies/stricter").expectProblem(404);
    }
  }

  private static String inForceAt(ApiClient instance) throws Exception {
    JsonNode now = instance.get("/policies").expect(200).path("inForce");
    return now.path("name").asText() + " " + now.path("source").asText();
  }

  @Test
  void shouldForgetAnAuthorWithAReceiptAtEitherInstance() throws Exception {
    String author = "forgotten-author";
    String other = "remembered-author";
    String before = publish(a, List.of(author, other), "Barack Obama and the sheep").get(0);
    awaitCharges(author, Set.of(before));
    String pseudonym = accountAt(a, author).get("pseudonym").asText();
    JsonNode otherBefore = awaitAccount(other);

    // When one asks to be forgotten, then there is a receipt at both
    ApiAnswer asked = b.post("/erasures", Map.of("author", author));
    String request = asked.expect(202).get("requestId").asText();
    assertThat(asked.header("Location")).isEqualTo("/api/v1/erasures/" + request);
    for (ApiClient instance : List.of(a, b)) {
      await("the receipt")
          .atMost(LIMIT)
          .until(
              () -> instance.get("/erasures/" + request).json().path("state").asText(),
              "done"::equals);
      ApiAnswer receipt = instance.get("/erasures/" + request);
      assertThat(receipt.expect(200).get("entries").asInt()).isGreaterThanOrEqualTo(3);
      assertThat(receipt.json().get("notReached")).isNotEmpty();
      assertThat(receipt.body()).doesNotContain(author, pseudonym);
      // And nobody knows the author any more
      JsonNode account = accountAt(instance, author);
      assertThat(account.get("known").asBoolean()).isFalse();
      assertThat(account.has("pseudonym")).isFalse();
      assertThat(account.get("charges")).isEmpty();
    }

    // And whoever writes under that name is somebody new, while the other one goes on
    String after = publish(a, List.of(author), "Barack Obama and the goat").get(0);
    awaitCharges(author, Set.of(after));
    assertThat(accountAt(b, author).get("pseudonym").asText()).isNotEqualTo(pseudonym);
    assertThat(accountAt(b, other)).isEqualTo(otherBefore);
    a.get("/erasures/no-such-request").expectProblem(404);
  }

  @Test
  void shouldRefuseWhatIsNoPostAndQuoteNothingOfIt() throws Exception {
    String canary = "refusedcanary";
    Map<String, String> valid = Map.of("author", "refused-author", "text", "tea");
    Map<String, String> invalid = Map.of("author", "", "text", canary);
    List<ApiAnswer> answers = new ArrayList<>();

    ApiAnswer mixed = a.post("/posts", Map.of("posts", List.of(valid, invalid)));
    answers.add(mixed);
    JsonNode problem = mixed.expectProblem(422);
    assertThat(problem.get("reason").asText()).isEqualTo("invalid-post");
    assertThat(problem.get("posts")).extracting(p -> p.get("index").asInt()).containsExactly(1);

    ApiAnswer longText = a.post("/posts", Map.of("posts", List.of(text(canary, 200_000))));
    answers.add(longText);
    assertThat(longText.expectProblem(413).get("reason").asText()).isEqualTo("too-large");
    ApiAnswer large = a.post("/posts", Map.of("posts", List.of(text(canary, 5_000_000))));
    answers.add(large);
    large.expectProblem(413);

    for (String body :
        List.of(
            "{\"posts\":[{\"author\":\"anna\",\"text\":\"tea\",\"%s\":1}]}".formatted(canary),
            "{\"posts\":[{\"author\":\"anna\",\"text\":\"%s\",\"createdAt\":\"%s\"}]}"
                .formatted(canary, canary),
            "{\"posts\":[{\"author\":\"anna\",\"text\":\"%s\"".formatted(canary),
            "[\"%s\"]".formatted(canary),
            canary)) {
      ApiAnswer answer = a.post("/posts", body);
      answers.add(answer);
      answer.expectProblem(400);
    }
    for (String body : List.of("{}", "{\"posts\":[]}", "{\"posts\":null}", "{\"posts\":[null]}")) {
      a.post("/posts", body).expectProblem(422);
    }
    ApiAnswer wrongType = a.postText("/posts", canary);
    answers.add(wrongType);
    wrongType.expectProblem(415);
    a.get("/posts").expectProblem(405);
    a.get("/" + canary).expectProblem(404);

    assertThat(answers).extracting(ApiAnswer::body).noneMatch(body -> body.contains(canary));
    assertThat(accountAt(a, "refused-author").get("known").asBoolean()).isFalse();
    assertThat(first.output()).doesNotContain(canary);
  }

  @Test
  void shouldTakeNothingButObjectsWhereAnObjectIsAskedFor() throws Exception {
    String canary = "scalarcanary";
    for (String scalar : List.of("5", "5.5", "true", "null", "[]", "\"" + canary + "\"")) {
      for (String operation :
          List.of("/posts", "/authors/account", "/erasures", "/replays", "/playground")) {
        a.post(operation, scalar).expectProblem(400);
      }
      for (String operation : List.of("/authors/preference", "/log-levels")) {
        a.put(operation, scalar).expectProblem(400);
      }
    }
    assertThat(accountAt(a, canary).get("known").asBoolean()).isFalse();
    assertThat(first.output()).doesNotContain(canary, "A request failed");
  }

  @Test
  void shouldTakeNoJwtsWhereNobodyIsNamedWhoSignsThem() throws Exception {
    Map<String, Object> claims = TestJwt.claims(Role.ALL.toArray(String[]::new));
    byte[] empty = new byte[32];
    for (String token :
        List.of(TestJwt.unsigned(claims), TestJwt.signedWith(empty, claims), TOKEN + "?")) {
      a.with(token).get("/me").expectProblem(401);
    }
    a.get("/me").expect(200);
  }

  private static Map<String, String> text(String canary, int length) {
    return Map.of(
        "author",
        "refused-author",
        "text",
        canary + " word".repeat((length - canary.length()) / " word".length()));
  }

  /** The last one: it ends an instance that the others use. */
  @Test
  @Order(Integer.MAX_VALUE)
  void shouldAnswerForAnInstanceThatHasEnded() throws Exception {
    // Given authors of whom either instance holds some
    List<String> authors = IntStream.range(0, 12).mapToObj(i -> "moving-author-" + i).toList();
    publish(b, authors, "a walk in the park with Barack Obama");
    Map<String, String> pseudonyms = new HashMap<>();
    for (String author : authors) {
      pseudonyms.put(author, awaitAccount(author).get("pseudonym").asText());
    }
    assertThat(answering(b, authors)).containsExactlyInAnyOrder(a.url(), b.url());

    // When one has ended, then the other knows all that it knew, and posts flow
    second.close();
    List<String> ids = publish(a, authors, "the green garden");
    for (int i = 0; i < authors.size(); i++) {
      String author = authors.get(i);
      String id = ids.get(i);
      await("it is released")
          .atMost(LIMIT)
          .until(() -> chargedIds(accountAt(a, author)).contains(id));
      assertThat(accountAt(a, author).get("pseudonym").asText()).isEqualTo(pseudonyms.get(author));
    }
    assertThat(answering(a, authors)).containsExactly(a.url());
  }

  private static Set<String> answering(ApiClient instance, List<String> authors) throws Exception {
    Set<String> urls = new TreeSet<>();
    for (String author : authors) {
      urls.add("http://" + accountAt(instance, author).get("instance").asText());
    }
    return urls;
  }

  /** One post of each, all with the same text; the ids in the order of authors. */
  private static List<String> publish(ApiClient instance, List<String> authors, String text)
      throws Exception {
    List<Map<String, String>> posts =
        authors.stream().map(author -> Map.of("author", author, "text", text)).toList();
    JsonNode ids = instance.post("/posts", Map.of("posts", posts)).expect(202).get("ids");
    assertThat(ids).hasSameSizeAs(authors);
    return elements(ids).stream().map(JsonNode::asText).toList();
  }

  private static void awaitCharges(String author, Set<String> ids) {
    await("they are released")
        .atMost(LIMIT)
        .until(() -> chargedIds(accountAt(a, author)), ids::equals);
  }

  private static JsonNode awaitAccount(String author) throws Exception {
    await("the account").atMost(LIMIT).until(() -> accountAt(a, author).get("known").asBoolean());
    return accountAt(a, author);
  }

  private static Set<String> chargedIds(JsonNode account) {
    Set<String> ids = new HashSet<>();
    account.get("charges").forEach(charge -> ids.add(charge.get("postId").asText()));
    return ids;
  }

  /** While state moves from one instance to another it is not to be had, and that is said. */
  private static JsonNode accountAt(ApiClient instance, String author) throws Exception {
    return await("the account")
        .atMost(LIMIT)
        .until(
            () -> {
              ApiAnswer answer = instance.post("/authors/account", Map.of("author", author));
              if (answer.status() != 200) {
                answer.expectProblem(503);
                assertThat(answer.header("Retry-After")).matches("[1-9][0-9]*");
              }
              return answer;
            },
            answer -> answer.status() == 200)
        .json();
  }

  private static List<JsonNode> elements(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false).toList();
  }
}
