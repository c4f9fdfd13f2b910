package io.palimpsest.language.post;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.language.redaction.Redactor;
import io.palimpsest.language.token.HostileText;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

class PrivatizerTest {
  private static final MasterKey KEY = MasterKey.random();
  private static final KeyedRandomness ANNA = KEY.authorKey("anna").randomness(0);
  private static final KeyedRandomness BOB = KEY.authorKey("bob").randomness(0);

  private final Privatizer privatizer = Privatizer.withoutLexicon(BuiltInPolicies.redact());

  private PrivateText release(Post post, KeyedRandomness author) {
    return release(privatizer, post, author);
  }

  private static PrivateText release(Privatizer privatizer, Post post, KeyedRandomness author) {
    AuthorContext context = new AuthorContext(author, AuthorMemory.empty());
    return privatizer.privatize(
        privatizer.replace(privatizer.detect(post), context, (value, k) -> false), author);
  }

  @Property
  @Domain(HostileText.class)
  void shouldReleaseWhatTheRedactorDoes(@ForAll String text) {
    PrivateText release = release(new Post("1", "anna", text, Instant.EPOCH), ANNA);

    assertThat(release.text()).isEqualTo(new Redactor().redact(text).text());
    assertThat(release.entities().keySet()).allMatch(label -> label.matches("[a-z]+"));
    assertThat(release.entities().values()).allMatch(count -> count > 0);
  }

  @Property
  @Domain(HostileText.class)
  void shouldDependOnNothingButTheText(@ForAll String text) {
    assertThat(release(new Post("1", "anna", text, Instant.EPOCH), ANNA))
        .isEqualTo(release(new Post("2", "bob", text, Instant.MAX), BOB));
  }

  @Property
  @Domain(HostileText.class)
  void shouldSayNothingOfAPost(@ForAll String text) {
    assertThat(new Post(text, text, text, Instant.EPOCH)).hasToString("Post[...]");
  }

  @Example
  void shouldRedact() {
    PrivateText release =
        release(
            new Post("1", "anna", "We saw Anna and Bob, call 555-0100 or @joe", Instant.EPOCH),
            ANNA);

    assertThat(release.text()).isEqualTo("WORD WORD NAME WORD NAME, WORD NUMBER WORD HANDLE");
    assertThat(release.entities())
        .containsOnly(entry("name", 2), entry("number", 1), entry("handle", 1));
  }

  @Example
  void shouldSayWhichPolicyItApplies() {
    assertThat(privatizer.policy()).isEqualTo(BuiltInPolicies.redact());
  }

  @Example
  void shouldKeepItsCountsToItself() {
    Map<String, Integer> counts = new HashMap<>(Map.of("name", 1));
    PrivateText release = new PrivateText("NAME", counts);

    counts.put("name", 2);

    assertThat(release.entities()).containsOnly(entry("name", 1));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> release.entities().put("name", 3));
  }

  @Example
  void shouldHaveRoomForAReleaseAsLongAsTheRulesAllow() {
    Policy entitiesOnly = BuiltInPolicies.find("entities-only").orElseThrow();
    Post longest = new Post("1", "anna", "a".repeat(800_000), Instant.EPOCH);
    Privatizer usual = Privatizer.withoutLexicon(entitiesOnly);
    Privatizer roomy = Privatizer.withoutLexicon(entitiesOnly, new PostRules(1_000_000));

    assertThat(release(roomy, longest, ANNA).text()).isEqualTo(longest.text());
    assertThatExceptionOfType(ReleaseTooLargeException.class)
        .isThrownBy(() -> release(usual, longest, ANNA));
  }
}
