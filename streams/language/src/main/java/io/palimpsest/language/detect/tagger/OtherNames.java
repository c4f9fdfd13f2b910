package io.palimpsest.language.detect.tagger;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Puts other people and places into a sentence, so that the model learns where names stand and not
 * only which ones it has seen.
 */
final class OtherNames {
  private static final Pattern PLAIN = Pattern.compile("\\p{Lu}\\p{Ll}+");
  private static final int MOST_WORDS = 2;

  private final NameLists names;
  private final TrainingSequence sequence;

  OtherNames(NameLists names, TrainingSequence sequence) {
    this.names = names;
    this.sequence = sequence;
  }

  /** Each plain name of one or two words is replaced; places half of the time. */
  LabelledSentence in(LabelledSentence sentence) {
    List<String> words = new ArrayList<>();
    List<Label> labels = new ArrayList<>();
    int at = 0;
    while (at < sentence.words().size()) {
      int end = endOfName(sentence, at);
      Label label = sentence.labels().get(at);
      for (String word : replacement(sentence.words().subList(at, end), label)) {
        words.add(word);
        labels.add(label);
      }
      at = end;
    }
    return new LabelledSentence(words, labels);
  }

  private static int endOfName(LabelledSentence sentence, int start) {
    int end = start + 1;
    while (end < sentence.words().size()
        && sentence.labels().get(end) == sentence.labels().get(start)) {
      end++;
    }
    return end;
  }

  private List<String> replacement(List<String> words, Label label) {
    boolean plain =
        words.size() <= MOST_WORDS && words.stream().allMatch(w -> PLAIN.matcher(w).matches());
    if (label == Label.PERSON && plain) {
      return List.of(person(words.size()).split(" "));
    }
    if (label == Label.LOCATION && plain && sequence.chance(0.5)) {
      return List.of(names.place(sequence).split(" "));
    }
    return words;
  }

  private String person(int words) {
    if (words == 2) {
      return names.givenName(sequence) + " " + names.familyName(sequence);
    }
    return sequence.chance(0.6) ? names.givenName(sequence) : names.familyName(sequence);
  }
}
