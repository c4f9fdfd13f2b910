package io.palimpsest.language.generalize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The nouns of WordNet 3.1 that are about places, groups and things. Needed only while books are
 * made of it.
 */
final class Nouns {
  private static final Set<Integer> FILES =
      Set.of(Synset.TOPS, Synset.ARTIFACTS, Synset.GROUPS, Synset.PLACES, Synset.NATURAL_OBJECTS);

  private final Map<Integer, Synset> synsets = new LinkedHashMap<>();
  private final Map<String, Senses> senses = new LinkedHashMap<>();
  private final BitSet lowerCase = new BitSet();
  private final Set<String> commonWords = new HashSet<>();

  private Nouns() {}

  /**
   * The meanings of a word that are about places, groups and things, in WordNet's order.
   *
   * @param counted how many of them, from the first, WordNet has seen in use. The order of the rest
   *     means nothing.
   */
  record Senses(int counted, List<Synset> all) {
    List<Synset> inUse() {
      return all.subList(0, counted);
    }
  }

  static Nouns read() {
    Nouns nouns = new Nouns();
    for (WordNetFile data = WordNetFile.open("data.noun"); data.nextLine(); ) {
      nouns.takeSynset(new SynsetLine(data));
    }
    for (WordNetFile index = WordNetFile.open("index.noun"); index.nextLine(); ) {
      nouns.takeSenses(index);
    }
    for (String part : List.of("verb", "adj", "adv")) {
      for (WordNetFile index = WordNetFile.open("index." + part); index.nextLine(); ) {
        nouns.commonWords.add(index.text());
      }
    }
    return nouns;
  }

  private void takeSynset(SynsetLine line) {
    lowerCase.set(line.id(), line.isLowerCase());
    if (FILES.contains(line.file())) {
      synsets.put(line.id(), line.synset());
    }
  }

  private void takeSenses(WordNetFile index) {
    index.skip();
    index.skip();
    index.skip();
    for (int pointers = index.number(10); pointers > 0; pointers--) {
      index.skip();
    }
    int count = index.number(10);
    int inUse = index.number(10);
    int counted = 0;
    boolean common = false;
    List<Synset> known = new ArrayList<>(1);
    for (int i = 0; i < count; i++) {
      int id = index.number(10);
      common |= lowerCase.get(id);
      Synset synset = synsets.get(id);
      if (synset != null) {
        known.add(synset);
        counted += i < inUse ? 1 : 0;
      }
    }
    if (!known.isEmpty()) {
      index.rewind();
      String word = index.text();
      senses.put(word, new Senses(counted, known));
      if (common) {
        commonWords.add(word);
      }
    }
  }

  Collection<Synset> synsets() {
    return synsets.values();
  }

  /** Words in lower case with their meanings, in the order of the alphabet. */
  Map<String, Senses> senses() {
    return senses;
  }

  /** Those of these that are about places, groups and things. */
  List<Synset> find(List<Integer> ids) {
    List<Synset> found = new ArrayList<>(ids.size());
    for (int id : ids) {
      Synset synset = synsets.get(id);
      if (synset != null) {
        found.add(synset);
      }
    }
    return found;
  }

  /**
   * Whether a word of {@link #senses} also has a meaning, of any part of speech, that is no name.
   */
  boolean isCommonWord(String lowerCase) {
    return commonWords.contains(lowerCase);
  }
}
