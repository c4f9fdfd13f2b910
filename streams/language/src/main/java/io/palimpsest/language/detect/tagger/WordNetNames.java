package io.palimpsest.language.detect.tagger;

import java.util.Iterator;
import java.util.Locale;
import net.sf.extjwnl.JWNLException;
import net.sf.extjwnl.data.POS;
import net.sf.extjwnl.data.PointerType;
import net.sf.extjwnl.data.Synset;
import net.sf.extjwnl.data.Word;
import net.sf.extjwnl.dictionary.Dictionary;

/**
 * What WordNet knows: which words are common ones, which are written with a capital, and which are
 * the names of one person, place or organization.
 */
final class WordNetNames {
  // Lexicographer files of WordNet 3.1.
  private static final long GROUPS = 14;
  private static final long PLACES = 15;
  private static final long PERSONS = 18;

  private final GazetteerBuilder gazetteer;

  private WordNetNames(GazetteerBuilder gazetteer) {
    this.gazetteer = gazetteer;
  }

  static void tell(GazetteerBuilder gazetteer) {
    WordNetNames names = new WordNetNames(gazetteer);
    try {
      Dictionary wordNet = Dictionary.getDefaultResourceInstance();
      for (POS part : POS.getAllPOS()) {
        for (Iterator<Synset> all = wordNet.getSynsetIterator(part); all.hasNext(); ) {
          names.take(all.next());
        }
      }
    } catch (JWNLException e) {
      throw new IllegalStateException("WordNet is missing from the installation", e);
    }
  }

  private void take(Synset synset) {
    boolean unique = !synset.getPointers(PointerType.INSTANCE_HYPERNYM).isEmpty();
    for (Word word : synset.getWords()) {
      String name = word.getLemma().replace('_', ' ');
      if (unique) {
        takeInstance(name, synset.getLexFileNum());
      } else {
        takeCommon(name, synset.getLexFileNum());
      }
    }
  }

  private void takeInstance(String name, long file) {
    if (file == PERSONS) {
      gazetteer.addPerson(name);
    } else if (file == PLACES) {
      gazetteer.addName(name, WordFacts.WORDNET_PLACE, WordFacts.PLACE_PHRASE);
    } else if (file == GROUPS) {
      gazetteer.addName(name, WordFacts.WORDNET_ORGANIZATION, WordFacts.ORGANIZATION_PHRASE);
    } else {
      gazetteer.addWord(name, WordFacts.PROPER);
    }
  }

  private void takeCommon(String name, long file) {
    boolean capital = !name.equals(name.toLowerCase(Locale.ROOT));
    gazetteer.addWord(name, capital ? WordFacts.PROPER : WordFacts.COMMON);
    if (capital && file == GROUPS) {
      gazetteer.addName(name, 0, WordFacts.ORGANIZATION_PHRASE);
    }
  }
}
