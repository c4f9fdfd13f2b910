package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the model in the jar does with sentences that were in no data set. */
class TaggerTest {
  private final Tagger tagger = Tagger.standard();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "My name is Olivia Bergmann and I live near the harbour.",
        "Just had lunch with Olivia Bergmann, she says hi",
        "According to Olivia Bergmann, the report was late.",
        "RT @news: minister Olivia Bergmann resigns",
      })
  void shouldFindAPersonHoweverTyped(String text) {
    assertThat(persons(text)).contains("Olivia Bergmann");
    assertThat(persons(text.toLowerCase(Locale.ROOT))).contains("olivia bergmann");
  }

  @Test
  void shouldFindAPersonInCapitals() {
    assertThat(persons("MY NAME IS OLIVIA BERGMANN")).contains("OLIVIA BERGMANN");
  }

  @Test
  void shouldLeaveThePossessiveOutside() {
    assertThat(persons("That was Anna's idea, not Peter’s.")).containsExactly("Anna", "Peter");
  }

  @Test
  void shouldNotBeFooledByInvisibleLetters() {
    assertThat(persons("I met Mi\u200dchael Jack\u200bson yesterday in the park").toString())
        .contains("Mi\u200dchael");
  }

  @Test
  void shouldFindPlaces() {
    assertThat(found("We fly from London to New York on Monday", EntityType.LOCATION))
        .containsExactly("London", "New York");
  }

  @Test
  void shouldTakeInitialsAlong() {
    for (String initials : List.of("R. ", "V. ", "Q. ", "J. R. ", "J.R. ")) {
      String name = initials + "Bergmann";
      assertThat(persons("I met " + name + " yesterday, Olivia Bergmann's uncle")).contains(name);
    }
  }

  @Test
  void shouldNotTakeATitleOrAStopWordForAName() {
    for (String alone : List.of("The", "We", "Senator", "Gov", "Dr", "Jr", "and the")) {
      assertThat(tagger.detect(DetectorInput.of(alone))).isEmpty();
      assertThat(tagger.detect(DetectorInput.of(alone + ". Thanks to " + alone + "!")))
          .extracting(span -> span.end() - span.start())
          .doesNotContain(alone.length());
    }
  }

  @Test
  void shouldFindNothingWhereNothingIs() {
    assertThat(tagger.detect(DetectorInput.of("the bread was cold and the soup too salty")))
        .isEmpty();
    assertThat(tagger.detect(DetectorInput.of(""))).isEmpty();
    assertThat(tagger.detect(DetectorInput.of(" ... !!! 12 345"))).isEmpty();
  }

  @Test
  void shouldLeaveHandlesHashtagsAndLinksToOthers() {
    String text = "@anna_smith #AnnaSmith https://example.com/anna anna@example.com";

    assertThat(tagger.detect(DetectorInput.of(text))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"RT @ anna_smith : so true", "thanks @ olivia for the lovely photos"})
  void shouldTakeANameAfterALoneAtSignForAHandle(String text) {
    assertThat(found(text, EntityType.HANDLE))
        .hasSize(1)
        .allMatch(handle -> handle.startsWith("@ "));
    assertThat(found(text, EntityType.PERSON)).isEmpty();
  }

  @Test
  void shouldTakeNoTimeOfDayForAHandle() {
    assertThat(found("lunch @ noon tomorrow ?", EntityType.HANDLE)).isEmpty();
  }

  @Test
  void shouldTakeNoSmallWordsOfGrammarForAName() {
    Tagger eager = new Tagger(TaggerModel.standard().withDoubt(new Doubt(0.999_999, 0.999_999)));

    assertThat(eager.detect(DetectorInput.of("and then she was with him of the"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Traffic is awful",
        "Kudos to everyone",
        "Potty training again",
        "Congrats! Blimey. Urgh",
        "Ansible is down again",
        "Hubby is watching a film",
        "Shamefully late again",
      })
  void shouldTakeNoOrdinaryWordForAPersonWhereASentenceBegins(String text) {
    assertThat(persons(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Anna is late", "I met Sue", "Valentina said no"})
  void shouldFindAPersonWhoseNameIsListedThere(String text) {
    assertThat(persons(text)).hasSize(1);
  }

  @Test
  void shouldLeaveAnArticleBehindANameOutside() {
    assertThat(persons("Sue the company").toString()).doesNotContain("the");
  }

  @Test
  void shouldSayMoreWhenMoreDoubtIsAllowed() {
    String text = "Blorf and Anna went to see Kwixo with Mr Plim";
    Tagger strict = new Tagger(TaggerModel.standard().withDoubt(new Doubt(0.05, 0.05)));
    Tagger lax = new Tagger(TaggerModel.standard().withDoubt(new Doubt(0.99, 0.99)));

    assertThat(covered(lax, text)).isGreaterThanOrEqualTo(covered(strict, text));
    assertThat(covered(lax, text)).isPositive();
  }

  private static int covered(Tagger tagger, String text) {
    return tagger.detect(DetectorInput.of(text)).stream().mapToInt(Span::length).sum();
  }

  private List<String> persons(String text) {
    return found(text, EntityType.PERSON);
  }

  private List<String> found(String text, EntityType type) {
    return tagger.detect(DetectorInput.of(text)).stream()
        .filter(span -> span.type() == type)
        .map(span -> text.substring(span.start(), span.end()))
        .toList();
  }
}
