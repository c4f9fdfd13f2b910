package io.palimpsest.language.pseudonym.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RememberedNamesTest {
  private static final NamePseudonyms NAMES = NamePseudonyms.standard();
  private final AuthorContext author = Authors.number(3);

  @Test
  void shouldFindAPersonAgainInEveryCase() {
    learn("I met Anna Kowalski today.", EntityType.PERSON, "Anna Kowalski");

    assertThat(found("anna kowalski, ANNA and Kowalski's dog"))
        .containsExactly("person anna kowalski", "person ANNA", "person Kowalski's");
  }

  @Test
  void shouldFindEverydayWordsInTheCaseTheyWereNames() {
    learn("Ask Will and May.", EntityType.PERSON, "Will", "May");

    assertThat(found("You may see what will happen.")).isEmpty();
    assertThat(found("So Will did.")).containsExactly("person Will");
  }

  @Test
  void shouldFindFullNamesOfEverydayWordsInAnyCase() {
    learn("I met Will Kowalski.", EntityType.PERSON, "Will Kowalski");

    assertThat(found("will kowalski will come")).containsExactly("person will kowalski");
  }

  @Test
  void shouldFindPlacesAndOrganizationsAsAWhole() {
    learn("From New York to Acme Brindle Bank.", EntityType.LOCATION, "New York");
    learn("From New York to Acme Brindle Bank.", EntityType.ORGANIZATION, "Acme Brindle Bank");

    assertThat(found("york, new york, a bank, ACME BRINDLE BANK"))
        .containsExactly("location new york", "organization ACME BRINDLE BANK");
  }

  @Test
  void shouldFindWhatIsDisguised() {
    learn("It was Kowalski.", EntityType.PERSON, "Kowalski");

    assertThat(found("K\u200dowalski or Kоwalski")).hasSize(2);
  }

  @Test
  void shouldFindIdeographsInARow() {
    learn("见到王小明。", EntityType.PERSON, "王小明");

    assertThat(found("小明很好")).containsExactly("person 小明");
  }

  @Test
  void shouldNotLearnStopWordsAndParticles() {
    learn("so The van der of in", EntityType.PERSON, "The", "van", "der", "of in");

    assertThat(found("The man in the van der of in")).isEmpty();
  }

  @Test
  void shouldFindATitleThatWasOnceANameAlsoBeforeAName() {
    learn("The Senator spoke.", EntityType.PERSON, "Senator");
    String text = "Senator Kowalski met a Senator";
    Span kowalski = new Span(8, 16, EntityType.PERSON, 0.9);

    List<Span> spans = NAMES.remembered(DetectorInput.of(text), List.of(kowalski), author);

    assertThat(spans).extracting(Span::start).containsExactly(0, 23);
  }

  @Test
  void shouldNotTouchWhatWasFound() {
    learn("I met Anna Kowalski.", EntityType.PERSON, "Anna Kowalski");
    String text = "Anna Kowalski and Anna";
    List<Span> found = List.of(new Span(5, 13, EntityType.ORGANIZATION, 0.5));

    assertThat(NAMES.remembered(DetectorInput.of(text), found, author))
        .containsExactly(
            new Span(0, 4, EntityType.PERSON, 0.9), new Span(18, 22, EntityType.PERSON, 0.9));
  }

  @Test
  void shouldNotJoinAcrossSentences() {
    learn("Anna Kowalski", EntityType.PERSON, "Anna Kowalski");

    assertThat(found("I saw Kowalski. Anna too."))
        .containsExactly("person Kowalski", "person Anna");
  }

  @Test
  void shouldLearnRolesFromTheFullNameWhereverItStands() {
    String text = "Marten called. Marten Kowalski, that is.";
    AuthorContext other = Authors.number(3);
    NAMES.replace(EntityType.PERSON, "Marten Kowalski", other);

    DetectorInput input = DetectorInput.of(text);
    NAMES.learn(
        input,
        List.of(new Span(0, 6, EntityType.PERSON, 0.9), new Span(15, 30, EntityType.PERSON, 0.9)),
        author);

    assertThat(NAMES.replace(EntityType.PERSON, "Marten", author))
        .isEqualTo(NAMES.replace(EntityType.PERSON, "Marten", other));
  }

  private void learn(String text, EntityType type, String... names) {
    List<Span> spans = new ArrayList<>();
    for (String name : names) {
      int start = text.indexOf(name);
      spans.add(new Span(start, start + name.length(), type, 0.8));
    }
    NAMES.learn(DetectorInput.of(text), spans, author);
  }

  private List<String> found(String text) {
    AuthorContext later = Authors.later(3, author);
    return NAMES.remembered(DetectorInput.of(text), List.of(), later).stream()
        .map(span -> span.type().label() + " " + text.substring(span.start(), span.end()))
        .toList();
  }
}
