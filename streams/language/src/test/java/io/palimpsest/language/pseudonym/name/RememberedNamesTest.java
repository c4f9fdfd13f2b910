package io.palimpsest.language.pseudonym.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
  void shouldFindGrammarWordsInCapitalsAfterTheyWereNames() {
    learn("the murder of Emmett Till", EntityType.PERSON, "Emmett Till");

    assertThat(found("Till was fourteen. Wait till Monday.")).containsExactly("person Till");
    assertThat(found("emmett till")).containsExactly("person emmett till");
    assertThat(NAMES.replace(EntityType.PERSON, "emmett till", author).orElseThrow())
        .doesNotContain("till");
  }

  @Test
  void shouldNeverLearnPureGrammar() {
    learn("The Kowalski And Anna He", EntityType.PERSON, "The Kowalski", "And Anna He");

    assertThat(found("The end. And He said")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quarkish.he",
        "Quarkish.We",
        "z.quarkish",
        "quarkish.pdf",
        "_quarkish_",
        "quarkish_fan",
        "quarkish1",
        "zebulon.quarkish",
        "1Quarkish",
        "quarkish\u00b7he"
      })
  void shouldFindANameThatSomethingIsGluedTo(String token) {
    learn("Dear Zebulon Quarkish, hi", EntityType.PERSON, "Zebulon Quarkish");

    assertThat(found("a " + token + " left")).containsExactly("person " + token);
  }

  @Test
  void shouldFindWhatIsGluedBesideWhatIsNot() {
    learn("From New York with Zebulon Quarkish", EntityType.LOCATION, "New York");
    learn("From New York with Zebulon Quarkish", EntityType.PERSON, "Zebulon Quarkish");

    assertThat(found("Quarkish, new_york. In New York.We saw zebulon_quarkish then Zebulon"))
        .containsExactly(
            "person Quarkish",
            "location new_york",
            "location New York.We",
            "person zebulon_quarkish",
            "person Zebulon");
    assertThat(found("at 5pm in the U.S. or i.e. file.pdf")).isEmpty();
  }

  @Test
  void shouldNotLearnWhatIsGluedToAName() {
    learn("Dear Zebulon Quarkish, hi", EntityType.PERSON, "Zebulon Quarkish");
    learn("a quarkish_fan and quarkish.xqz", EntityType.PERSON, "quarkish_fan", "quarkish.xqz");

    assertThat(found("a fan of xqz")).isEmpty();
  }

  @Test
  void shouldFindAgainWhatFoundNoRoom() {
    Authors.fill(author);
    learn("Dear Zebulon Quarkish, hi", EntityType.PERSON, "Zebulon Quarkish");
    learn("From Vormitan, Zelbarin", EntityType.LOCATION, "Vormitan, Zelbarin");
    learn("At Zorvex Bank", EntityType.ORGANIZATION, "Zorvex Bank");

    assertThat(found("the quarkish thing, zebulon in zelbarin for zorvex bank"))
        .containsExactly(
            "person quarkish", "person zebulon", "location zelbarin", "organization zorvex bank");
    assertThat(NAMES.replace(EntityType.PERSON, "quarkish", author)).isEmpty();
  }

  @Test
  void shouldSayAsWhatAWordWasFoundFirst() {
    learn("At Zorvex Bank", EntityType.ORGANIZATION, "Zorvex Bank");
    learn("It was Zorvex", EntityType.PERSON, "Zorvex");
    learn("It was Kowalski", EntityType.PERSON, "Kowalski");

    assertThat(found("zorvex, kowalski")).containsExactly("organization zorvex", "person kowalski");
  }

  @Test
  void shouldFindGluedNamesAgain() {
    learn("I met Anna Kowalski.", EntityType.PERSON, "Anna Kowalski");
    learn("so annakowalski", EntityType.PERSON, "annakowalski");

    assertThat(found("this annakowalski")).containsExactly("person annakowalski");
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

  @Test
  void shouldNotLearnAnEverydayWordThatStandsBeforeAName() {
    learn("Call Zofka on 555-0100", EntityType.PERSON, "Call Zofka");
    learn("and Hi Kowalq", EntityType.PERSON, "Hi Kowalq");

    assertThat(found("Call me later. Hi there, so I Call. HI CALL")).isEmpty();
    assertThat(found("call zofka")).containsExactly("person call zofka");
    assertThat(found("zofka, kowalq")).containsExactly("person zofka", "person kowalq");
  }

  @Test
  void shouldLearnAnEverydayWordThatStandsBehindAName() {
    learn("I voted for Zofka Bush", EntityType.PERSON, "Zofka Bush");

    assertThat(found("They say Bush won in a bush")).containsExactly("person Bush");
  }

  @Test
  void shouldFindANameThatIsAnEverydayWordOnlyWhereItCanBeOne() {
    learn("I met Hope Kowalq", EntityType.PERSON, "Hope Kowalq");

    assertThat(found("Hope you are well. I hope so. Hope for the best.")).isEmpty();
    assertThat(found("I called Hope. Hope told me. Hope's car, Hope and I."))
        .containsExactly("person Hope", "person Hope", "person Hope's", "person Hope");
    assertThat(found("There Is Hope For All Of Us")).isEmpty();
  }

  @Test
  void shouldFindAStopWordOnlyWhereItCanBeAName() {
    learn("I met Will, Per and Than.", EntityType.PERSON, "Will", "Per", "Than");

    assertThat(found("Will you come? Will do. Yes, I Will. Per usual. Than what?")).isEmpty();
    assertThat(found("Will is off. Will hates it. Ask Will. So Per said. I miss Than"))
        .containsExactly("person Will", "person Will", "person Will", "person Per", "person Than");
  }

  @ParameterizedTest
  @ValueSource(strings = {"api", "docker", "kubectl", "idk", "tbh", "email", "hope"})
  void shouldNotLearnJargonInLowerCase(String word) {
    learn("so " + word + " is down", EntityType.PERSON, word);

    assertThat(found("use the " + word + " now, " + word.toUpperCase(Locale.ROOT))).isEmpty();
  }

  @Test
  void shouldLearnUnknownNamesInLowerCase() {
    learn("so zofkaq and anna are here", EntityType.PERSON, "zofkaq", "anna");

    assertThat(found("ask Zofkaq or ANNA")).containsExactly("person Zofkaq", "person ANNA");
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
