package io.palimpsest.language.detect.tagger;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Collects what dictionaries say, word by word. Words that hash alike are thrown together.
 *
 * <p>Names are counted by list, because a name in many countries' lists is one more surely than a
 * name in one.
 */
final class GazetteerBuilder {
  private static final int MOST_WORDS_IN_PHRASE = 4;
  private static final int SHORTEST_NAME = 2;

  private final Map<Integer, Long> facts = new TreeMap<>();
  private final Map<Integer, Integer> senses = new HashMap<>();
  private final Map<Integer, Integer> givenLists = new HashMap<>();
  private final Map<Integer, Integer> familyLists = new HashMap<>();

  /** The given names of one list. */
  void addGivenNames(Set<String> list) {
    count(list, givenLists);
  }

  /** The family names of one list. */
  void addFamilyNames(Set<String> list) {
    count(list, familyLists);
  }

  private static void count(Set<String> list, Map<Integer, Integer> lists) {
    Set<Integer> hashes = new TreeSet<>();
    for (String name : list) {
      for (String part : parts(name)) {
        if (part.length() >= SHORTEST_NAME) {
          hashes.add(Mixing.letters(part));
        }
      }
    }
    hashes.forEach(hash -> lists.merge(hash, 1, Integer::sum));
  }

  /** Each part of a known person's name, and the whole as a phrase. */
  void addPerson(String name) {
    for (String part : parts(name)) {
      if (part.length() > SHORTEST_NAME) {
        merge(Mixing.letters(part), WordFacts.KNOWN_PERSON);
      }
    }
    addName(name, 0, WordFacts.PERSON_PHRASE);
  }

  /**
   * A name of one word or several.
   *
   * @param flag when it is one word
   * @param phrase when it is more
   */
  void addName(String name, int flag, int phrase) {
    String[] parts = parts(name);
    int hash = Mixing.letters(parts[0]);
    if (parts.length == 1) {
      merge(hash, flag);
    } else if (parts.length <= MOST_WORDS_IN_PHRASE) {
      merge(hash, WordFacts.BEGINS_PHRASE);
      for (int i = 1; i < parts.length; i++) {
        hash = Mixing.pair(hash, Mixing.letters(parts[i]));
      }
      merge(hash, phrase);
    }
  }

  /** A name or word that says something only when it is a single word. */
  void addWord(String name, int flag) {
    String[] parts = parts(name);
    if (parts.length == 1) {
      merge(Mixing.letters(parts[0]), flag);
    }
  }

  /** What a word is mostly about; the last that is said counts. */
  void addSense(String word, int sense) {
    senses.put(Mixing.letters(lower(word)), sense);
  }

  /** A word with a vector: its place among words of like use. */
  void addVector(String word, int fine, int coarse, int rank) {
    int hash = Mixing.letters(lower(word));
    long kept = facts.getOrDefault(hash, 0L) & 0xFFFF;
    facts.put(hash, kept | WordFacts.vector(fine, coarse, rank));
  }

  private static String[] parts(String name) {
    return lower(name).split("[ \\-]+");
  }

  private static String lower(String word) {
    return word.strip().toLowerCase(Locale.ROOT).replace('’', '\'');
  }

  private void merge(int hash, long flags) {
    facts.merge(hash, flags, (one, other) -> one | other);
  }

  Gazetteer build() {
    givenLists.forEach((hash, lists) -> merge(hash, WordFacts.givenNames(lists)));
    familyLists.forEach((hash, lists) -> merge(hash, WordFacts.familyNames(lists)));
    senses.forEach((hash, sense) -> merge(hash, WordFacts.withSense(sense)));
    return Gazetteer.of(facts);
  }
}
