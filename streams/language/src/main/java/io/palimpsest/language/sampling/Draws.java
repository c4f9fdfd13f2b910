package io.palimpsest.language.sampling;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.ScopedRandomness;
import io.palimpsest.mechanisms.random.Uniform;
import io.palimpsest.mechanisms.word.WordMechanism;

/**
 * The draws of one text. The level decides which bits are whose: at level token each position has
 * its own, otherwise each word, so that repeats come out alike.
 */
final class Draws {
  private final Lexicon lexicon;
  private final WordMechanism mechanism;
  private final boolean byPosition;
  private final ScopedRandomness randomness;

  Draws(Lexicon lexicon, WordMechanism mechanism, Level level, ScopedRandomness randomness) {
    this.lexicon = lexicon;
    this.mechanism = mechanism;
    this.byPosition = level == Level.TOKEN;
    this.randomness = randomness;
  }

  String inPlaceOf(int word, int position) {
    return lexicon.word(mechanism.draw(word, randomness.draw(byPosition ? position : word)));
  }

  String anyWord(String spelled, int position) {
    return lexicon.word((int) Uniform.below(lexicon.size(), bits(spelled, position)));
  }

  /** For what the vocabulary does not have. */
  RandomBits bits(String spelled, int position) {
    return byPosition ? randomness.draw(position) : randomness.draw(spelled);
  }
}
