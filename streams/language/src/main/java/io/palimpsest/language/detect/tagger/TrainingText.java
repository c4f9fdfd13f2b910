package io.palimpsest.language.detect.tagger;

import java.util.ArrayList;
import java.util.List;

/**
 * Makes more of the sentences there are: copies in lower and upper case, since people type so;
 * copies with other names in them; and sentences made from templates.
 */
final class TrainingText {
  private static final int COPIES_OF_TEMPLATES = 10;
  private static final int COPIES_WITH_OTHER_NAMES = 2;

  private final NameLists names;
  private final TrainingSequence sequence;
  private final List<LabelledText> texts = new ArrayList<>();

  private TrainingText(NameLists names, long seed) {
    this.names = names;
    sequence = new TrainingSequence(seed);
  }

  static List<LabelledText> of(
      List<LabelledSentence> sentences, List<String> templates, NameLists names, long seed) {
    TrainingText text = new TrainingText(names, seed);
    text.addCases(sentences);
    text.addOtherNames(sentences);
    text.addTemplates(templates);
    return text.texts;
  }

  /** Some stay with their at signs cut off: data that went through other tools looks so. */
  private void addCases(List<LabelledSentence> sentences) {
    for (int i = 0; i < sentences.size(); i++) {
      LabelledSentence sentence = sentences.get(i);
      texts.add(LabelledText.of(sentence, i % 4 != 3));
      texts.add(LabelledText.of(sentence.inLowerCase(), i % 4 != 0));
      if (i % 4 == 3) {
        texts.add(LabelledText.of(sentence.inUpperCase()));
      }
    }
  }

  private void addOtherNames(List<LabelledSentence> sentences) {
    OtherNames others = new OtherNames(names, sequence);
    for (LabelledSentence sentence : sentences) {
      boolean named =
          sentence.has(Label.PERSON)
              || sentence.has(Label.LOCATION)
              || sentence.has(Label.ORGANIZATION);
      for (int copy = 0; named && copy < COPIES_WITH_OTHER_NAMES; copy++) {
        add(others.in(sentence), 0.5);
      }
    }
  }

  private void addTemplates(List<String> templates) {
    TemplateText filled = new TemplateText(names, sequence);
    for (int copy = 0; copy < COPIES_OF_TEMPLATES; copy++) {
      for (String template : templates) {
        add(filled.fill(template), 0.4);
      }
    }
  }

  private void add(LabelledSentence sentence, double lowerCase) {
    texts.add(LabelledText.of(sequence.chance(lowerCase) ? sentence.inLowerCase() : sentence));
  }
}
