package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.sampling.StopWords;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import net.sf.extjwnl.JWNLException;
import net.sf.extjwnl.data.IndexWord;
import net.sf.extjwnl.data.POS;
import net.sf.extjwnl.data.Synset;
import net.sf.extjwnl.data.Word;
import net.sf.extjwnl.dictionary.Dictionary;

/**
 * What a word is mostly about: which of WordNet's 45 files (persons, groups, talking, ...) the
 * sense is in that is used most. Words that carry grammar are marked as such instead.
 */
final class WordSenses {
  private final Map<String, Sense> senses = new TreeMap<>();

  private WordSenses() {}

  private record Sense(int file, long uses) {}

  static void tell(GazetteerBuilder gazetteer) {
    WordSenses words = new WordSenses();
    try {
      Dictionary wordNet = Dictionary.getDefaultResourceInstance();
      for (POS part : POS.getAllPOS()) {
        for (Iterator<IndexWord> all = wordNet.getIndexWordIterator(part); all.hasNext(); ) {
          words.take(all.next());
        }
      }
    } catch (JWNLException e) {
      throw new IllegalStateException("WordNet is missing from the installation", e);
    }
    words.senses.forEach((word, sense) -> gazetteer.addSense(word, sense.file() + 1));
    StopWords.all().forEach(word -> gazetteer.addSense(word, WordFacts.STOP_WORD));
  }

  private void take(IndexWord word) {
    if (word.getLemma().indexOf(' ') < 0) {
      Synset first = word.getSenses().get(0);
      Sense sense = new Sense((int) first.getLexFileNum(), uses(word.getLemma(), first));
      senses.merge(word.getLemma(), sense, (one, other) -> other.uses > one.uses ? other : one);
    }
  }

  private static long uses(String lemma, Synset synset) {
    for (Word word : synset.getWords()) {
      if (word.getLemma().equalsIgnoreCase(lemma)) {
        return word.getUseCount();
      }
    }
    return 0;
  }
}
