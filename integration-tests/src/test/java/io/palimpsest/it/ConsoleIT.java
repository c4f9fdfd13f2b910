package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The console in a real browser; skipped where there is none. */
class ConsoleIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final Path SCREENSHOTS = Path.of("target", "screenshots").toAbsolutePath();
  private static final int WHOLE_PAGE = 500_000;
  private static final long FIRST_BYTE_MS = 100;
  private static final String TEXT = "Barack Obama and the dog drink coffee in the green garden";
  private static final String POLICY =
      """
      policy: shown
      version: 3
      topics: [raw.posts]
      entities:
        person: { action: pseudonymize }
      tokens: { mechanism: custext, epsilon: 1, k: 5, level: token }
      budget: { accountant: pure, epsilon: 200, window: P1D }
      """;

  @TempDir private static Path directory;

  private static ServiceProcess service;
  private static ApiClient api;
  private static Browser browser;

  @BeforeAll
  static void start() throws IOException {
    if (Browser.isThere()) {
      SmallLexicon.in(directory);
      service =
          ServiceProcess.start(
              directory.resolve("data"),
              "--playground",
              "--threads",
              "1",
              "--lexicon",
              directory.resolve("small.plex").toString(),
              "--policy",
              Files.writeString(directory.resolve("policy.yaml"), POLICY).toString());
      api = ApiClient.at(service.httpUrl(), service.token());
      browser = Browser.open(directory.resolve("profile"));
    }
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
    if (service != null) {
      service.close();
    }
  }

  @BeforeEach
  void signIn() throws IOException {
    assumeTrue(Browser.isThere(), Browser::whatIsMissing);
    browser.becomeDesk(false);
    browser.go("about:blank");
    browser.go(service.httpUrl() + "/#token=" + service.token());
    browser.find("nav");
  }

  @AfterEach
  void shouldSeeNoErrorInTheBrowser() throws IOException {
    if (browser != null) {
      assertThat(browser.errors()).isEmpty();
      assertThat(browser.shows("problem") ? browser.find("problem").getText() : "").isEmpty();
    }
  }

  /** Or the check after each test would find nothing in any case. */
  @Test
  void shouldNoticeErrorsOfTheBrowser() {
    browser.script("console.error('made by the test')");

    assertThat(browser.errors()).singleElement().asString().contains("made by the test");
  }

  @Test
  void shouldSignInByThePrintedLinkAndShowThePath() throws Exception {
    assertThat(browser.find("who").getText()).contains("embedded", "privacy-officer");
    assertThat(browser.address()).doesNotContain(service.token());
    browser.click("nav-path");
    assertThat(browser.within("path-drawing", "text, span, p")).isNotEmpty();
    publish("path-author", 3);
    await("figures move")
        .atMost(LIMIT)
        .until(() -> browser.find("path-table").getText().matches("(?s).*release\\D+[1-9].*"));
    shoot("path");

    // And whoever signs out leaves nothing behind
    browser.click("sign-out");
    browser.find("token");
    assertThat(browser.script("return sessionStorage.length")).isEqualTo(0L);
    browser.type("token", service.token(), Keys.ENTER);
    browser.find("nav");
  }

  @Test
  void shouldShowRawBesideSafe() throws Exception {
    browser.click("nav-playground");
    browser.type("playground-text", TEXT);
    browser.click("playground-run");

    assertThat(browser.find("playground-raw").getText()).isEqualTo(TEXT);
    assertThat(browser.find("playground-safe").getText()).isNotEmpty().doesNotContain("Obama");
    assertThat(browser.within("playground-raw", ".piece.entity"))
        .extracting(piece -> piece.getAttribute("data-type"))
        .containsExactly("person");
    assertThat(browser.within("playground-raw", ".piece.word"))
        .extracting(WebElement::getText)
        .contains("dog", "coffee", "green", "garden");
    assertThat(browser.find("playground-guarantee").getText()).contains("exp(1)");
    assertThat(browser.find("playground-price").getText()).contains("shown 3");
    shoot("playground");

    // And when a slider is moved, the promise follows
    browser.type("playground-epsilon", "2", Keys.ENTER);
    await("the promise")
        .atMost(LIMIT)
        .until(() -> browser.find("playground-guarantee").getText().contains("exp(2)"));
  }

  @Test
  void shouldDrawTheBudgetOfAnAuthor() throws Exception {
    publish("charted-author", 4);
    awaitCharges("charted-author", 4);
    open("charted-author");

    assertThat(browser.within("budget-chart", ".line"))
        .extracting(line -> line.getAttribute("data-points"))
        .containsExactly("4");
    assertThat(browser.within("charges", "tbody tr")).hasSize(4);
    assertThat(browser.find("balances").getText()).contains("of 200", "% used");
    assertThat(browser.find("author-pseudonym").getText()).isNotBlank();
    assertThat(browser.address()).doesNotContain("charted-author");
    shoot("budget");
  }

  @Test
  void shouldEraseAnAuthorAndShowTheReceipt() throws Exception {
    publish("erased-author", 2);
    awaitCharges("erased-author", 2);
    open("erased-author");
    String pseudonym = browser.find("author-pseudonym").getText();

    // When it is confirmed with another id, then nothing happens
    browser.click("erase");
    browser.type("erase-again", "another-author");
    browser.click("erase-confirm");
    assertThat(browser.find("dialog").getText()).contains("Type it again");
    shoot("erasure-question");

    // When it is confirmed, then there is a receipt
    browser.type("erase-again", "erased-author");
    browser.click("erase-confirm");
    String receipt = browser.find("receipt").getText();
    String request = browser.find("receipt-request").getText();
    assertThat(receipt).contains("Entries deleted", "Not reached").doesNotContain(pseudonym);
    assertThat(api.get("/erasures/" + request).expect(200).get("state").asText()).isEqualTo("done");
    shoot("receipt");

    // And nothing is known of the author any more
    open("erased-author");
    assertThat(browser.find("account").getText()).contains("Nothing is known of this author");
    assertThat(browser.script("return JSON.stringify(localStorage) + document.cookie"))
        .asString()
        .doesNotContain("author");
  }

  @Test
  void shouldBeSmallAndLoadNothingFromElsewhere(TestReporter reporter) throws Exception {
    for (String view : List.of("policies", "stopped", "service", "publish")) {
      browser.click("nav-" + view);
      assertThat(browser.find("main").getText()).isNotBlank();
      shoot(view);
    }
    List<?> names =
        (List<?>)
            browser.script(
                "return [...performance.getEntriesByType('navigation'),"
                    + " ...performance.getEntriesByType('resource')].map((entry) => entry.name)");
    assertThat(names)
        .allSatisfy(name -> assertThat(name).asString().startsWith(service.httpUrl() + "/"));
    long transferred =
        (Long)
            browser.script(
                "return [...performance.getEntriesByType('navigation'),"
                    + " ...performance.getEntriesByType('resource')]"
                    + ".filter((entry) => !entry.name.includes('/api/'))"
                    + ".reduce((sum, entry) => sum + Math.max(entry.transferSize,"
                    + " entry.encodedBodySize), 0)");
    long fetched = 0;
    for (Object name : names.stream().distinct().toList()) {
      if (!name.toString().contains("/api/")) {
        fetched += bytesOf(name.toString());
      }
    }
    reporter.publishEntry(
        Map.of(
            "bytes by the browser", Long.toString(transferred), "bytes", Long.toString(fetched)));
    assertThat(transferred).isBetween(10_000L, (long) WHOLE_PAGE);
    assertThat(fetched).isBetween(10_000L, (long) WHOLE_PAGE);
  }

  private static long bytesOf(String url) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(url.replaceAll("#.*", ""))).build();
    return api.http().send(request, BodyHandlers.ofByteArray()).body().length;
  }

  @Test
  void shouldSendItsFirstByteSoon(TestReporter reporter) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create(service.httpUrl() + "/")).build();
    List<Long> millis = new ArrayList<>();
    for (int i = 0; i < 21; i++) {
      long start = System.nanoTime();
      api.http().send(request, BodyHandlers.ofInputStream()).body().close();
      millis.add((System.nanoTime() - start) / 1_000_000);
    }
    List<Long> sorted = millis.stream().sorted().toList();
    reporter.publishEntry("milliseconds to the first byte", sorted.toString());
    assertThat(sorted.get(sorted.size() / 2)).isLessThan(FIRST_BYTE_MS);
  }

  /** In light and dark, at a desk and on a phone, where nothing may stick out. */
  private static void shoot(String view) throws IOException {
    for (boolean isDark : new boolean[] {false, true}) {
      String theme = isDark ? "-dark" : "-light";
      browser.becomeDesk(isDark);
      browser.screenshot(SCREENSHOTS.resolve(view + theme + ".png"));
      browser.becomePhone(isDark);
      browser.screenshot(SCREENSHOTS.resolve(view + theme + "-phone.png"));
      assertThat(browser.script("return document.documentElement.scrollWidth - innerWidth"))
          .as(view + " is as wide as a phone")
          .isEqualTo(0L);
    }
    browser.becomeDesk(false);
  }

  private static void open(String author) {
    browser.click("nav-author");
    browser.type("author-id", author, Keys.ENTER);
    browser.find("author-facts");
  }

  private static void publish(String author, int posts) throws Exception {
    for (int i = 0; i < posts; i++) {
      api.post("/posts", Map.of("posts", List.of(Map.of("author", author, "text", TEXT))))
          .expect(202);
    }
  }

  private static void awaitCharges(String author, int charges) {
    await("they are released")
        .atMost(LIMIT)
        .until(
            () ->
                api.post("/authors/account", Map.of("author", author))
                        .expect(200)
                        .get("charges")
                        .size()
                    == charges);
  }
}
