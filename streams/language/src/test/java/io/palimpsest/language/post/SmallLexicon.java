package io.palimpsest.language.post;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconDraft;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.language.lexicon.Scratch;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.space.Metric;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A few words on a spiral, and policies that draw from them. */
public final class SmallLexicon {
  public static final List<String> WORDS =
      List.of(
          "the", "and", "tea", "coffee", "dog", "cat", "house", "home", "street", "road", "red",
          "blue", "walk", "run", "drink", "eat", "good", "bad", "hello", "water", "river", "hill",
          "tree", "bread");

  public static final Lexicon LEXICON = lexicon();

  /** Whose randomness it is does not matter here. */
  public static final KeyedRandomness ANNA = MasterKey.random().authorKey("anna").randomness(0);

  private static final int DIMENSIONS = 3;

  private SmallLexicon() {}

  private static Lexicon lexicon() {
    float[] vectors = new float[WORDS.size() * DIMENSIONS];
    for (int i = 0; i < WORDS.size(); i++) {
      vectors[DIMENSIONS * i] = (float) Math.sin(i);
      vectors[DIMENSIONS * i + 1] = (float) Math.cos(i);
      vectors[DIMENSIONS * i + 2] = i / 10f;
    }
    try (Scratch scratch = new Scratch()) {
      LexiconFile.write(
          scratch.file(),
          new LexiconDraft("test", Map.of(), WORDS, vectors, DIMENSIONS, Metric.EUCLIDEAN),
          ProgressListener.NONE);
      return LexiconFile.open(scratch.file());
    }
  }

  /**
   * A policy of one line for each section.
   *
   * @param tokens the section
   * @param budget the section, or nothing
   */
  public static Policy policy(String tokens, String budget) {
    return PolicyReader.read(
        "policy: p\nversion: 1\ntopics: [raw.posts]\ntokens: {%s}\n%s"
            .formatted(tokens, budget.isEmpty() ? "" : "budget: {" + budget + "}"));
  }

  public static Privatizer privatizer(Policy policy) {
    return Privatizer.of(
        policy, new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES), () -> LEXICON, done -> {});
  }

  /** A post of Anna's up to the moment where it is paid for. */
  public static PlannedPost planned(Privatizer privatizer, String text) {
    Post post = new Post("1", "anna", text, Instant.EPOCH);
    AuthorContext author = new AuthorContext(ANNA, AuthorMemory.empty());
    return privatizer.plan(
        privatizer.replace(privatizer.detect(post), author, (value, k) -> false));
  }
}
