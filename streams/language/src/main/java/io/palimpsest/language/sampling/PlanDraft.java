package io.palimpsest.language.sampling;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.WordNormalizer;
import io.palimpsest.language.redaction.ClassCounts;
import io.palimpsest.language.redaction.NameGuess;
import io.palimpsest.language.redaction.ShapeListener;
import io.palimpsest.language.token.Token;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.Arrays;
import java.util.Map;

/**
 * A plan in the making: decides for each token of one text what happens to it.
 *
 * <p>Nothing of the text's own characters gets through but layout and the separators of numbers:
 * what is kept is written from the list or the vocabulary. What was replaced before is written as
 * it comes.
 */
final class PlanDraft implements ShapeListener {
  private static final int ROOM = 32;

  private final String text;
  private final Vocabulary vocabulary;
  private final SamplingRules rules;
  private final GappedDraft release = new GappedDraft();
  private int[] drawn = new int[ROOM];
  private int draws;
  private final ClassCounts counts = new ClassCounts();

  PlanDraft(String text, Vocabulary vocabulary, SamplingRules rules) {
    this.text = text;
    this.vocabulary = vocabulary;
    this.rules = rules;
  }

  @Override
  public void layout(char accepted) {
    release.layout(accepted);
  }

  @Override
  public void word(Token token, int position, boolean opensSentence) {
    LetterCase letters = LetterCase.of(text, token.start(), token.end());
    int word = vocabulary.find(text, token);
    if (word != Lexicon.NONE) {
      known(word, position, letters);
    } else {
      contraction(token, position, opensSentence, letters);
    }
  }

  @Override
  public void other(WordClass wordClass, Token token, int position) {
    switch (wordClass) {
      case NUMBER -> number(token.in(text), position);
      case CODE ->
          unknown(wordClass, WordNormalizer.key(token.in(text)), position, LetterCase.AS_IS);
      default -> label(wordClass);
    }
  }

  @Override
  public void replaced(String replacement) {
    release.write(replacement, LetterCase.AS_IS);
  }

  private void known(int word, int position, LetterCase letters) {
    if (vocabulary.keeps(word)) {
      release.write(vocabulary.word(word), letters);
    } else {
      if (draws == drawn.length) {
        drawn = Arrays.copyOf(drawn, 2 * draws);
      }
      drawn[draws++] = word;
      release.gap(new WordGap(position, word, letters));
    }
  }

  /** A word that the vocabulary does not have as a whole; mostly it has no ending at all. */
  private void contraction(Token token, int position, boolean opensSentence, LetterCase letters) {
    String key = WordNormalizer.key(token.in(text));
    if (vocabulary.keeps(key)) {
      release.write(key, letters);
      return;
    }
    Contraction parts = Contraction.of(key);
    // No other characters than the clitic's own are normalized to it, so it is as long in the text.
    int end = token.end() - parts.clitic().length();
    boolean shouted = letters == LetterCase.ALL_UPPER;
    LetterCase ofBase = shouted ? letters : LetterCase.of(text, token.start(), end);
    WordClass guess = NameGuess.of(text.substring(token.start(), end), opensSentence);
    if (base(parts.base(), position, ofBase, guess) && rules.stopWords() == StopWordRule.KEEP) {
      release.write(parts.clitic(), shouted ? LetterCase.ALL_UPPER : LetterCase.AS_IS);
    }
  }

  /** Whether anything stands there now. */
  private boolean base(String key, int position, LetterCase letters, WordClass guess) {
    int word = vocabulary.find(key);
    if (vocabulary.keeps(key)) {
      release.write(key, letters);
    } else if (word != Lexicon.NONE) {
      known(word, position, letters);
    } else {
      return unknown(guess, key, position, letters);
    }
    return true;
  }

  /** Whether anything stands there now. */
  private boolean unknown(WordClass wordClass, String key, int position, LetterCase letters) {
    switch (rules.unknown()) {
      case CLASS -> label(wordClass);
      case SAMPLE -> release.gap(new AnyWordGap(position, key, letters));
      case DROP -> release.drop();
    }
    return rules.unknown() != UnknownWordRule.DROP;
  }

  private void number(String number, int position) {
    if (NumberFormat.isPlain(number)) {
      release.gap(new NumberGap(position, number));
      counts.add(WordClass.NUMBER);
    } else {
      label(WordClass.NUMBER);
    }
  }

  private void label(WordClass wordClass) {
    release.write(wordClass.label(), LetterCase.AS_IS);
    counts.add(wordClass);
  }

  GappedText release() {
    return release.finish();
  }

  /** One for each place where a word of the vocabulary is drawn, in reading order. */
  int[] drawn() {
    return Arrays.copyOf(drawn, draws);
  }

  Map<WordClass, Integer> counts() {
    return counts.map();
  }
}
