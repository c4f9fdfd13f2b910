package io.palimpsest.language.post;

import static io.palimpsest.language.post.SmallLexicon.ANNA;
import static io.palimpsest.language.post.SmallLexicon.planned;
import static io.palimpsest.language.post.SmallLexicon.policy;
import static io.palimpsest.language.post.SmallLexicon.privatizer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.redaction.Redactor;
import io.palimpsest.language.sampling.DrawPrice;
import io.palimpsest.language.token.HostileText;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

class PlannedPostTest {
  private static final Policy WORDS = policy("mechanism: custext, epsilon: 2, k: 4", "");
  private static final Privatizer PRIVATIZER = privatizer(WORDS);
  private static final Privatizer WITH_ENTITIES =
      privatizer(WORDS.withEntities(BuiltInPolicies.standard().entities()));

  @Property(tries = 300)
  @Domain(HostileText.class)
  void shouldRedactAsIfNothingHadBeenReplaced(@ForAll String text) {
    PrivateText redacted = WITH_ENTITIES.degraded(planned(WITH_ENTITIES, text), Exhaustion.REDACT);

    assertThat(redacted.text()).isEqualTo(new Redactor().redact(text).text());
  }

  /** Words that can be drawn for each other have the same class, so nothing tells them apart. */
  @Property
  @Domain(HostileText.class)
  void shouldSanitizeWithoutALookAtTheLexicon(@ForAll String text) {
    String one = "We saw " + text + " tea";
    String other = "We saw " + text + " dog";

    assertThat(sanitized(PRIVATIZER, one)).isEqualTo(sanitized(PRIVATIZER, other));
  }

  private static PrivateText sanitized(Privatizer privatizer, String text) {
    return privatizer.degraded(planned(privatizer, text), Exhaustion.SANITIZE);
  }

  @Example
  void shouldKnowThePriceBeforeTheDraw() {
    PlannedPost planned = planned(PRIVATIZER, "The dog and the dog drink tea");

    assertThat(planned.drawnWords()).hasSize(3);
    assertThat(planned.price().draws()).isEqualTo(3);
    assertThat(PRIVATIZER.draw(planned, ANNA))
        .isEqualTo(PRIVATIZER.privatize(planned.post(), ANNA));
  }

  @Example
  void shouldSayNothingOfThePost() {
    assertThat(planned(PRIVATIZER, "tea")).hasToString("PlannedPost[...]");
  }

  @Example
  void shouldCostNothingWhereNothingIsDrawn() {
    Privatizer redacting = Privatizer.withoutLexicon(BuiltInPolicies.redact());

    assertThat(planned(redacting, "tea").drawnWords()).isEmpty();
    assertThat(planned(redacting, "tea").price()).isEqualTo(DrawPrice.NOTHING);
  }

  @Example
  void shouldRefuseATextWithoutRoomBeforeAnythingIsDecided() {
    Privatizer tight =
        Privatizer.of(WORDS, new PostRules(10), () -> SmallLexicon.LEXICON, done -> {});

    assertThatExceptionOfType(ReleaseTooLargeException.class)
        .isThrownBy(() -> planned(tight, "tea ".repeat(100)));
  }

  @Example
  void shouldRefuseADegradedTextWithoutRoom() {
    Privatizer tight =
        Privatizer.of(WORDS, new PostRules(10), () -> SmallLexicon.LEXICON, done -> {});
    PlannedPost large = planned(PRIVATIZER, "tea ".repeat(100));

    assertThatExceptionOfType(ReleaseTooLargeException.class)
        .isThrownBy(() -> tight.degraded(large, Exhaustion.SANITIZE));
  }

  @Example
  void shouldSanitizeWhatWouldBeDrawn() {
    PrivateText sanitized = sanitized(PRIVATIZER, "The dog's cup, in 12 Xyzzy: I don't drink @joe");

    assertThat(sanitized.text()).isEqualTo("the WORD WORD, in NUMBER NAME: i don't WORD HANDLE");
    assertThat(sanitized.entities())
        .containsOnly(entry("number", 1), entry("name", 1), entry("handle", 1));
  }

  @Example
  void shouldHideStopWordsWhereThePolicyDrawsThem() {
    Privatizer all =
        privatizer(policy("mechanism: custext, epsilon: 2, k: 4, stopwords: sample", ""));

    assertThat(sanitized(all, "the dog").text()).isEqualTo("WORD WORD");
  }

  @Example
  void shouldLeaveEntitiesReplacedAsTheyAre() {
    PrivateText sanitized = sanitized(WITH_ENTITIES, "mail xq7zk@example.com a dog");

    assertThat(sanitized.text()).startsWith("WORD ").endsWith(" a WORD").doesNotContain("xq7zk");
    assertThat(sanitized.text()).contains("@").doesNotContain("EMAIL");
    assertThat(sanitized.entities()).containsEntry("email", 1);
  }

  @Example
  void shouldPromiseWhatADegradedReleaseKeeps() {
    assertThat(WITH_ENTITIES.degradedGuarantee(Exhaustion.SANITIZE).inWords())
        .startsWith("sanitize: per post, between two texts of the same shape")
        .contains("with the same stop words, with the same entities around them")
        .contains("the release is the same for both")
        .contains("entities that detectors find are replaced without differential privacy");
    assertThat(WITH_ENTITIES.degradedGuarantee(Exhaustion.REDACT))
        .isEqualTo(Privatizer.withoutLexicon(BuiltInPolicies.redact()).guarantee());
  }

  @Example
  void shouldReleaseNothingOfAPostThatIsWithheld() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PRIVATIZER.degraded(planned(PRIVATIZER, "tea"), Exhaustion.WITHHOLD));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PRIVATIZER.degradedGuarantee(Exhaustion.WITHHOLD));
  }
}
