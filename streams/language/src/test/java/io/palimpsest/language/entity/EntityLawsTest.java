package io.palimpsest.language.entity;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.detect.StandardDetectors;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.language.token.HostileText;
import io.palimpsest.language.token.MarkedText;
import io.palimpsest.language.token.Replacement;
import io.palimpsest.mechanisms.key.MasterKey;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Whatever somebody writes, it is found, replaced and put together again. */
class EntityLawsTest {
  private static final MasterKey KEY = MasterKey.parse("0f".repeat(32));
  private static final EntityRules RULES =
      BuiltInPolicies.find("entities-only").orElseThrow().entities().orElseThrow();
  private static final EntityDetection DETECTION =
      new EntityDetection(RULES, StandardDetectors.all());
  private static final EntityReplacement REPLACEMENT = new EntityReplacement(RULES);
  private static final EntityReplacement LABELS = new EntityReplacement(new EntityRules(Map.of()));

  private static AuthorContext author() {
    return new AuthorContext(KEY.authorKey("anna").randomness(0), AuthorMemory.empty());
  }

  private static ReplacedText replaced(String text, AuthorContext author) {
    DetectorInput input = DetectorInput.of(text);
    return REPLACEMENT.replace(input, DETECTION.detect(input), author, (value, k) -> false);
  }

  @Property(tries = 1000)
  @Domain(HostileText.class)
  void shouldFindPlacesInsideOfTheText(@ForAll String text) {
    int free = 0;
    for (Span span : DETECTION.detect(DetectorInput.of(text))) {
      assertThat(span.start()).isGreaterThanOrEqualTo(free);
      assertThat(span.end()).isLessThanOrEqualTo(text.length());
      free = span.end();
    }
  }

  @Property(tries = 1000)
  @Domain(HostileText.class)
  void shouldReplaceTheSameTheSameWay(@ForAll String text) {
    AuthorContext once = author();
    String first = replaced(text, once).text().replaced();

    assertThat(replaced(text, author()).text().replaced()).isEqualTo(first);
    AuthorMemory kept = AuthorMemory.ofBytes(once.memory().toBytes());
    assertThat(replaced(text, new AuthorContext(once.randomness(), kept)).text().replaced())
        .isEqualTo(first);
  }

  @Property(tries = 1000)
  @Domain(HostileText.class)
  void shouldLeaveWellFormedTextWellFormed(@ForAll String text) {
    if (StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      assertThat(
              StandardCharsets.UTF_8
                  .newEncoder()
                  .canEncode(replaced(text, author()).text().replaced()))
          .isTrue();
    }
  }

  /** What stands outside of entities is as it was, and nothing of an entity's words is left. */
  @Property(tries = 1000)
  @Domain(HostileText.class)
  void shouldChangeNothingButEntities(@ForAll String text) {
    DetectorInput input = DetectorInput.of(text);
    MarkedText marked =
        LABELS.replace(input, DETECTION.detect(input), author(), (value, k) -> false).text();

    StringBuilder expected = new StringBuilder();
    int token = 0;
    for (Replacement replacement : marked.replacements()) {
      while (token < replacement.firstToken()) {
        expected.append(input.tokens().get(token++).in(text));
      }
      assertThat(replacement.text()).matches("[A-Z_]+('|’|'s|’s|'S|’S)?");
      expected.append(replacement.text());
      token = replacement.endToken();
    }
    while (token < input.tokens().size()) {
      expected.append(input.tokens().get(token++).in(text));
    }
    assertThat(marked.replaced()).isEqualTo(expected.toString());
  }

  @Property(tries = 300)
  @Domain(HostileText.class)
  void shouldCoverEveryCharacterOfASpanThatIsNoSpace(@ForAll String text) {
    DetectorInput input = DetectorInput.of(text);
    List<Span> spans = DETECTION.detect(input);
    List<EntityPlace> places = EntityPlaces.of(input, spans, span -> 0);

    for (Span span : spans) {
      for (int at = span.start(); at < span.end(); at++) {
        int offset = at;
        boolean covered =
            Character.isWhitespace(text.charAt(at))
                || Character.isSpaceChar(text.charAt(at))
                || places.stream().anyMatch(p -> p.start() <= offset && offset < p.end());
        assertThat(covered).isTrue();
      }
    }
  }
}
