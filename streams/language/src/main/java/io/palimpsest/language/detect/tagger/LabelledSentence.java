package io.palimpsest.language.detect.tagger;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Words with their labels, as a data set has them.
 *
 * @param words in the data set's own cut, which need not be ours
 * @param labels one for each word
 */
public record LabelledSentence(List<String> words, List<Label> labels) {

  /** Copies the lists and refuses lists of different length. */
  public LabelledSentence {
    words = List.copyOf(words);
    labels = List.copyOf(labels);
    if (words.size() != labels.size()) {
      throw new IllegalArgumentException(words.size() + " words, " + labels.size() + " labels");
    }
  }

  /** Whether some word has this label. */
  public boolean has(Label label) {
    return labels.contains(label);
  }

  /** As people type who use no capitals. */
  public LabelledSentence inLowerCase() {
    return each(word -> word.toLowerCase(Locale.ROOT));
  }

  /** As people shout. */
  public LabelledSentence inUpperCase() {
    return each(word -> word.toUpperCase(Locale.ROOT));
  }

  private LabelledSentence each(UnaryOperator<String> change) {
    Stream<String> changed =
        words.stream().map(word -> word.startsWith("http") ? word : change.apply(word));
    return new LabelledSentence(changed.toList(), labels);
  }

  /** Sizes only: some data sets are about real people. */
  @Override
  public String toString() {
    return "LabelledSentence[" + words.size() + " words]";
  }
}
