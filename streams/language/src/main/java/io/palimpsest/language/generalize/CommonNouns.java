package io.palimpsest.language.generalize;

import io.palimpsest.language.generalize.Nouns.Senses;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Common nouns that say of which kind a name is: the bank in Larkin Savings Bank. */
final class CommonNouns {
  private final Map<String, List<String>> ladders;

  private CommonNouns(Map<String, List<String>> ladders) {
    this.ladders = ladders;
  }

  /** All single words that are of these kinds; where a word is of several, of the first. */
  static CommonNouns of(Nouns nouns, List<Kinds> kinds) {
    Map<String, List<String>> ladders = new HashMap<>();
    nouns.senses().forEach((word, senses) -> put(word, senses, kinds, ladders));
    return new CommonNouns(Map.copyOf(ladders));
  }

  private static void put(
      String word, Senses senses, List<Kinds> kinds, Map<String, List<String>> ladders) {
    List<Synset> meanings = meanings(word, senses);
    for (Kinds some : kinds) {
      for (Synset meaning : meanings) {
        Optional<List<String>> above = some.above(meaning);
        if (above.isPresent()) {
          List<String> ladder = new ArrayList<>(List.of(word));
          ladder.addAll(above.get());
          ladders.putIfAbsent(word, List.copyOf(ladder));
          return;
        }
      }
    }
  }

  /** First those whose main word it is: a club is an association before it is a baseball team. */
  private static List<Synset> meanings(String word, Senses senses) {
    List<Synset> main = new ArrayList<>(1);
    List<Synset> other = new ArrayList<>(1);
    for (Synset synset : senses.all()) {
      if (synset.mainWord().equals(word)) {
        main.add(synset);
      } else if (synset.words().contains(word)) {
        other.add(synset);
      }
    }
    main.addAll(other);
    return main;
  }

  /** The ladder of the last such noun in a folded name, with the noun itself first. */
  Optional<List<String>> lastIn(String folded) {
    int end = folded.length();
    while (end > 0) {
      int start = end;
      while (start > 0 && isLetter(folded.charAt(start - 1))) {
        start--;
      }
      List<String> ladder = ladder(folded.substring(start, end));
      if (ladder != null) {
        return Optional.of(ladder);
      }
      end = start - 1;
    }
    return Optional.empty();
  }

  private List<String> ladder(String word) {
    List<String> ladder = ladders.get(word);
    if (ladder == null && word.endsWith("ies")) {
      ladder = ladders.get(word.substring(0, word.length() - 3) + "y");
    }
    if (ladder == null && word.endsWith("es")) {
      ladder = ladders.get(word.substring(0, word.length() - 2));
    }
    if (ladder == null && word.endsWith("s")) {
      ladder = ladders.get(word.substring(0, word.length() - 1));
    }
    return ladder;
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  /** All texts that can come out. */
  List<String> texts() {
    return ladders.values().stream().flatMap(List::stream).distinct().sorted().toList();
  }
}
