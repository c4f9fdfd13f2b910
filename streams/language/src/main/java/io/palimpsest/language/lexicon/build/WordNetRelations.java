package io.palimpsest.language.lexicon.build;

import io.palimpsest.language.lexicon.LexiconException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import net.sf.extjwnl.JWNLException;
import net.sf.extjwnl.data.POS;
import net.sf.extjwnl.data.Pointer;
import net.sf.extjwnl.data.PointerType;
import net.sf.extjwnl.data.Synset;
import net.sf.extjwnl.data.Word;
import net.sf.extjwnl.dictionary.Dictionary;

/**
 * What WordNet 3.1 says about the words of a vocabulary.
 *
 * <p><b>Synonyms</b> are words of one synset, and adjectives of synsets that are similar to each
 * other. <b>Opposites</b> are the words on either side of an antonymy, with the adjectives similar
 * to them: WordNet opposes {@code interesting} and {@code uninteresting} only, and has {@code
 * boring} beside the latter. For adjectives the opposites of a word's opposite are taken along by
 * one step of "see also", from {@code interesting} to {@code exciting}.
 *
 * <p>Forms that are no entries of their own ({@code hated}) have no relations.
 */
final class WordNetRelations {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Dictionary wordNet;
  private final WordPairs synonyms = new WordPairs();
  private final WordPairs opposites = new WordPairs();

  private WordNetRelations(List<String> words, Dictionary wordNet) {
    for (int i = 0; i < words.size(); i++) {
      numbers.put(words.get(i), i);
    }
    this.wordNet = wordNet;
  }

  /** The relations among these words. */
  static WordNetRelations among(List<String> words) {
    try {
      WordNetRelations relations =
          new WordNetRelations(words, Dictionary.getDefaultResourceInstance());
      for (POS part : POS.getAllPOS()) {
        relations.read(part);
      }
      // A pair that is both is pushed apart: a wrong synonym can turn a sentence round.
      relations.synonyms.removeAll(relations.opposites);
      return relations;
    } catch (JWNLException e) {
      throw new LexiconException(
          "WordNet is missing from the installation: build palimpsest again");
    }
  }

  private void read(POS part) throws JWNLException {
    for (Iterator<Synset> all = wordNet.getSynsetIterator(part); all.hasNext(); ) {
      Synset synset = all.next();
      List<Integer> words = words(synset);
      pair(words, words, synonyms);
      for (Pointer pointer : synset.getPointers(PointerType.SIMILAR_TO)) {
        pair(words, words(pointer.getTargetSynset()), synonyms);
      }
      for (Pointer pointer : synset.getPointers(PointerType.ANTONYM)) {
        Synset antonym = pointer.getTargetSynset();
        pair(cluster(synset), cluster(antonym), opposites);
        pair(cluster(synset), seeAlso(antonym), opposites);
        // The other direction comes with the antonym's own pointer.
      }
    }
  }

  private List<Integer> cluster(Synset synset) throws JWNLException {
    List<Integer> words = new ArrayList<>(words(synset));
    words.addAll(targets(synset, PointerType.SIMILAR_TO));
    return words;
  }

  private List<Integer> seeAlso(Synset synset) throws JWNLException {
    return synset.getPOS() == POS.ADJECTIVE ? targets(synset, PointerType.SEE_ALSO) : List.of();
  }

  private List<Integer> targets(Synset synset, PointerType type) throws JWNLException {
    List<Integer> words = new ArrayList<>();
    for (Pointer pointer : synset.getPointers(type)) {
      words.addAll(words(pointer.getTargetSynset()));
    }
    return words;
  }

  private List<Integer> words(Synset synset) {
    return synset.getWords().stream()
        .map(Word::getLemma)
        .map(lemma -> lemma.toLowerCase(Locale.ROOT))
        .map(numbers::get)
        .filter(number -> number != null)
        .toList();
  }

  private static void pair(List<Integer> some, List<Integer> others, WordPairs pairs) {
    for (int a : some) {
      for (int b : others) {
        pairs.add(a, b);
      }
    }
  }

  WordPairs synonyms() {
    return synonyms;
  }

  WordPairs opposites() {
    return opposites;
  }
}
