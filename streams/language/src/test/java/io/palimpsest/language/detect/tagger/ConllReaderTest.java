package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConllReaderTest {

  @Test
  void shouldReadWordsAndLabelsOfAnyUsualSpelling() throws IOException {
    List<LabelledSentence> sentences =
        ConllReader.read(
            """
            -DOCSTART- -X- O

            Anna\tB-PER
            Smith\tI-PER

            in NN I-LOC
            Acme B-corporation
            Alien B-creative-work
            \t
            end O""");

    assertThat(sentences)
        .containsExactly(
            new LabelledSentence(List.of("Anna", "Smith"), List.of(Label.PERSON, Label.PERSON)),
            new LabelledSentence(
                List.of("in", "Acme", "Alien"),
                List.of(Label.LOCATION, Label.ORGANIZATION, Label.OTHER_NAME)),
            new LabelledSentence(List.of("end"), List.of(Label.OUTSIDE)));
  }

  @Test
  void shouldChangeCaseButNotLinks() {
    LabelledSentence sentence =
        new LabelledSentence(List.of("See", "http://A.b"), List.of(Label.OUTSIDE, Label.OUTSIDE));

    assertThat(sentence.inUpperCase().words()).containsExactly("SEE", "http://A.b");
    assertThat(sentence.inLowerCase().words()).containsExactly("see", "http://A.b");
  }

  @Test
  void shouldRefuseWordsWithoutLabelsAndShowNone() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LabelledSentence(List.of("Anna"), List.of()))
        .withMessage("1 words, 0 labels");
    assertThat(new LabelledSentence(List.of("Anna"), List.of(Label.PERSON)))
        .hasToString("LabelledSentence[1 words]");
  }
}
