package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.detect.DetectorInput;
import java.util.List;

/**
 * A labelled sentence put together as a text, so that it is cut the way posts are cut.
 *
 * <p>Words are joined by spaces. An at sign or number sign is put back on the word after it, unless
 * the sentence is wanted with these signs standing alone.
 */
final class LabelledText {
  private final DetectorInput input;
  private final int[] starts;
  private final List<Label> labels;

  private LabelledText(DetectorInput input, int[] starts, List<Label> labels) {
    this.input = input;
    this.starts = starts;
    this.labels = labels;
  }

  static LabelledText of(LabelledSentence sentence) {
    return of(sentence, true);
  }

  /** Without {@code joinsSigns} an at sign stays alone: {@code @ anna}. */
  static LabelledText of(LabelledSentence sentence, boolean joinsSigns) {
    StringBuilder text = new StringBuilder();
    List<String> words = sentence.words();
    int[] starts = new int[words.size()];
    for (int i = 0; i < starts.length; i++) {
      if (i > 0 && !(joinsSigns && isSign(words.get(i - 1)))) {
        text.append(' ');
      }
      starts[i] = text.length();
      text.append(words.get(i));
    }
    return new LabelledText(DetectorInput.of(text.toString()), starts, sentence.labels());
  }

  private static boolean isSign(String word) {
    return word.equals("@") || word.equals("#");
  }

  DetectorInput input() {
    return input;
  }

  int words() {
    return starts.length;
  }

  int start(int word) {
    return starts[word];
  }

  /** Up to the next word: the space between belongs to nobody, and no span is made of spaces. */
  int end(int word) {
    return word + 1 < starts.length ? starts[word + 1] : input.text().length();
  }

  Label label(int word) {
    return labels.get(word);
  }

  /**
   * What each unit is to be taken for. What patterns hide is outside; and so is punctuation at the
   * end of a name, which some annotators took along and others did not.
   */
  byte[] unitLabels(Units units) {
    byte[] wanted = new byte[units.size()];
    int word = 0;
    for (int unit = 0; unit < wanted.length; unit++) {
      while (word + 1 < starts.length && starts[word + 1] <= units.start(unit)) {
        word++;
      }
      if (!units.kind(unit).isNeverName()) {
        wanted[unit] = (byte) labels.get(word).ordinal();
      }
    }
    for (int unit = wanted.length - 1; unit > 0; unit--) {
      boolean isLast = unit == wanted.length - 1 || wanted[unit + 1] != wanted[unit];
      boolean afterInitial = units.end(unit - 1) - units.start(unit - 1) <= 3;
      if (isLast && units.kind(unit) == UnitKind.PUNCTUATION && !afterInitial) {
        wanted[unit] = 0;
      }
    }
    return wanted;
  }
}
