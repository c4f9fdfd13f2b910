package io.palimpsest.language.sampling;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconDraft;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.language.lexicon.Scratch;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.outputset.OutputSets;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.mechanisms.word.CustextMechanism;
import io.palimpsest.mechanisms.word.SantextMechanism;
import io.palimpsest.mechanisms.word.Temperature;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Samplers of tests: a small lexicon and mechanisms over it. */
final class Samplers {
  /** Content words, stop words, one with an apostrophe, several scripts. */
  static final List<String> WORDS =
      List.of(
          "the", "it", "i", "and", "tea", "coffee", "dog", "cat", "house", "home", "street", "road",
          "red", "blue", "walk", "run", "drink", "eat", "good", "bad", "hello", "x", "do", "can",
          "will", "could", "o'clock", "café", "naïve", "straße", "iphone", "日", "שלום", "नमस्ते");

  static final Lexicon LEXICON = lexicon(WORDS);

  private static final String SEED = System.getProperty("tests.seed", "palimpsest");
  private static final int DIMENSIONS = 3;

  private Samplers() {}

  /** Words on a spiral. */
  static Lexicon lexicon(List<String> words) {
    float[] vectors = new float[words.size() * DIMENSIONS];
    for (int i = 0; i < words.size(); i++) {
      vectors[DIMENSIONS * i] = (float) Math.sin(i);
      vectors[DIMENSIONS * i + 1] = (float) Math.cos(i);
      vectors[DIMENSIONS * i + 2] = i / 10f;
    }
    try (Scratch scratch = new Scratch()) {
      LexiconFile.write(
          scratch.file(),
          new LexiconDraft("test", Map.of(), words, vectors, DIMENSIONS, Metric.EUCLIDEAN),
          ProgressListener.NONE);
      return LexiconFile.open(scratch.file());
    }
  }

  /** Draws the word itself but for one in millions of draws. */
  static WordMechanism identity(Lexicon lexicon) {
    return new SantextMechanism(lexicon.space(), 1000, lexicon.fingerprint());
  }

  static WordMechanism custext(Mapping mapping, double epsilon, Temperature temperature) {
    OutputSets sets =
        OutputSets.build(mapping, 4, LEXICON.size(), LEXICON.neighbours(), done -> {});
    return new CustextMechanism(LEXICON.space(), sets, epsilon, temperature, LEXICON.fingerprint());
  }

  /** Each of the outputs of a word equally likely. */
  static WordMechanism blind() {
    return custext(Mapping.BALANCED, 0, Temperature.NOMINAL);
  }

  static TextSampler of(
      WordMechanism mechanism, Level level, StopWordRule stopWords, UnknownWordRule unknown) {
    return new TextSampler(LEXICON, mechanism, new SamplingRules(level, stopWords, unknown));
  }

  /** The randomness of an author of tests; another seed: {@code -Dtests.seed=...}. */
  static KeyedRandomness author(String name) {
    return author(name, 0);
  }

  static KeyedRandomness author(String name, long epoch) {
    byte[] key = (name + SEED).getBytes(StandardCharsets.UTF_8);
    return KeyedRandomness.of(Arrays.copyOf(key, KeyedRandomness.KEY_BYTES), epoch);
  }

  /** Both steps, in the scope that belongs to the text. */
  static String release(TextSampler sampler, KeyedRandomness author, String postId, String text) {
    DrawScope scope = sampler.scope(postId, text);
    return sampler.draw(sampler.plan(text), author.in(scope));
  }

  static String release(TextSampler sampler, String text) {
    return release(sampler, author("anna"), "post", text);
  }
}
