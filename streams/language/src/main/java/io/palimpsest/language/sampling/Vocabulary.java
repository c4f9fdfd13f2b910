package io.palimpsest.language.sampling;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.token.Token;
import java.util.BitSet;
import java.util.Set;

/** A lexicon, and which words stay as they are. */
final class Vocabulary {
  private final Lexicon lexicon;
  private final Set<String> kept;

  /** Those among the kept that the lexicon has: most words need no look at their letters. */
  private final BitSet keptIds;

  Vocabulary(Lexicon lexicon, StopWordRule rule) {
    this.lexicon = lexicon;
    this.kept = rule == StopWordRule.KEEP ? StopWords.all() : Set.of();
    this.keptIds = StopWords.keptIn(lexicon, rule);
  }

  int find(String text, Token token) {
    return lexicon.find(text, token.start(), token.end());
  }

  int find(String key) {
    return lexicon.find(key);
  }

  String word(int id) {
    return lexicon.word(id);
  }

  boolean keeps(int id) {
    return keptIds.get(id);
  }

  boolean keeps(String key) {
    return kept.contains(key);
  }
}
