package io.palimpsest.language.detect.tagger;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Puts other people, places and organizations into a sentence, so that the model learns where names
 * stand and not only which ones it has seen.
 */
final class OtherNames {
  private static final Pattern PLAIN = Pattern.compile("\\p{Lu}\\p{Ll}+");
  private static final int MOST_WORDS = 2;
  private static final double INVENTED = 0.35;

  private final NameLists names;
  private final TrainingSequence sequence;
  private final InventedNames invented;

  OtherNames(NameLists names, TrainingSequence sequence) {
    this.names = names;
    this.sequence = sequence;
    invented = new InventedNames(sequence);
  }

  /** Each plain name of one or two words is replaced; places and organizations not always. */
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
    if (!plain) {
      return words;
    }
    return switch (label) {
      case PERSON -> List.of(person(words.size()).split(" "));
      case LOCATION -> sequence.chance(0.5) ? List.of(place().split(" ")) : words;
      case ORGANIZATION -> sequence.chance(0.4) ? List.of(organization().split(" ")) : words;
      case OUTSIDE, OTHER_NAME -> words;
    };
  }

  private String person(int words) {
    if (words == 2) {
      return givenName() + " " + familyName();
    }
    return sequence.chance(0.6) ? givenName() : familyName();
  }

  private String givenName() {
    return sequence.chance(INVENTED)
        ? invented.like(names.givenNames())
        : names.givenName(sequence);
  }

  private String familyName() {
    return sequence.chance(INVENTED)
        ? invented.like(names.familyNames())
        : names.familyName(sequence);
  }

  private String place() {
    return sequence.chance(INVENTED) ? invented.like(names.places()) : names.place(sequence);
  }

  private String organization() {
    return sequence.chance(INVENTED)
        ? invented.like(names.places())
        : sequence.pick(names.organizations());
  }
}
