package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class TrainingTextTest {
  private static final NameLists NAMES =
      new NameLists(
          List.of("Ingrid"),
          List.of("Solberg"),
          List.of("Grace"),
          List.of("Miller"),
          List.of("Port Vila"),
          List.of("Peru"),
          List.of("Wanderers"));

  @Test
  void shouldLabelWhatFillsAHole() {
    TemplateText text = new TemplateText(NAMES, new TrainingSequence(1));

    LabelledSentence sentence = text.fill("I'm {{first_name}} from {{country}}, call {{ssn}}");

    assertThat(sentence.words()).startsWith("I'm").contains("from", "Peru", ",", "call");
    for (int i = 0; i < sentence.words().size(); i++) {
      Label wanted =
          switch (sentence.words().get(i)) {
            case "Ingrid", "Grace" -> Label.PERSON;
            case "Peru" -> Label.LOCATION;
            default -> Label.OUTSIDE;
          };
      assertThat(sentence.labels().get(i)).isEqualTo(wanted);
    }
    assertThat(sentence.has(Label.PERSON)).isTrue();
  }

  @Test
  void shouldPutOtherPeopleIntoASentence() {
    LabelledSentence sentence =
        new LabelledSentence(
            List.of("Hi", "Bob", "Young", ",", "it", "'s", "McX"),
            List.of(
                Label.OUTSIDE,
                Label.PERSON,
                Label.PERSON,
                Label.OUTSIDE,
                Label.OUTSIDE,
                Label.OUTSIDE,
                Label.PERSON));

    LabelledSentence changed = new OtherNames(NAMES, new TrainingSequence(3)).in(sentence);

    assertThat(changed.labels()).isEqualTo(sentence.labels());
    assertThat(changed.words().get(1)).as("from a list or invented").matches("Grace|I[a-z]+");
    assertThat(changed.words().get(2)).as("from a list or invented").matches("Miller|S[a-z]+");
    assertThat(changed.words().get(6)).as("no plain name").isEqualTo("McX");
  }

  @Test
  void shouldAddCopiesAsPeopleType() {
    LabelledSentence sentence =
        new LabelledSentence(List.of("Hi", "Bob"), List.of(Label.OUTSIDE, Label.PERSON));

    List<String> texts =
        TrainingText.of(List.of(sentence), List.of("Call {{name}}"), NAMES, 1).stream()
            .map(text -> text.input().text())
            .toList();

    assertThat(texts).hasSize(2 + 2 + 10).startsWith("Hi Bob", "hi bob");
  }

  @Test
  void shouldPutSignsBackUnlessAskedNotTo() {
    LabelledSentence sentence =
        new LabelledSentence(
            List.of("@", "bob", "#", "fun"),
            List.of(Label.PERSON, Label.PERSON, Label.OUTSIDE, Label.OUTSIDE));

    assertThat(LabelledText.of(sentence).input().text()).isEqualTo("@bob #fun");
    assertThat(LabelledText.of(sentence, false).input().text()).isEqualTo("@ bob # fun");
  }

  @Test
  void shouldTakePunctuationAfterANameForNoName() {
    LabelledText text =
        LabelledText.of(
            new LabelledSentence(List.of("Anna", "."), List.of(Label.PERSON, Label.PERSON)));
    Units units =
        Units.of(text.input().text(), text.input().tokens(), new GazetteerBuilder().build());

    assertThat(text.unitLabels(units)).containsExactly(1, 0);
  }

  @Test
  void shouldRefuseAnEmptyList() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new NameLists(
                    List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of()));
  }
}
