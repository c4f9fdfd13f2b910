package io.palimpsest.language.sampling;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.redaction.PieceReader;
import io.palimpsest.language.redaction.ShapeReader;
import io.palimpsest.language.redaction.TextPiece;
import io.palimpsest.language.token.MarkedText;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.ScopedRandomness;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Draws the words of whole texts, in two steps, so that the price can be paid between them: a
 * {@linkplain #plan plan} says what will be drawn, {@link #draw} draws it.
 *
 * <p>The plan looks at the text and never at a drawn word, the draw at the plan and the randomness
 * and at nothing else: whoever decides after the first step decides without a look at the second,
 * and a replay gives the same text.
 *
 * <p>Thread-safe; keeps nothing between calls.
 */
public final class TextSampler {
  /**
   * Part of every scope; changes with whatever changes how a text is read: tokens, normalized
   * spellings, formats of numbers. Otherwise two readings would draw different words from the same
   * bits.
   */
  private static final String READING = "reading-1";

  private final Lexicon lexicon;
  private final WordMechanism mechanism;
  private final SamplingRules rules;
  private final Vocabulary vocabulary;
  private final int longestWord;
  private final Digest table;
  private final ShapeReader reader = new ShapeReader();

  /**
   * A sampler. Looks at every word of the lexicon once.
   *
   * @param mechanism over the words of the lexicon
   */
  public TextSampler(Lexicon lexicon, WordMechanism mechanism, SamplingRules rules) {
    if (mechanism.words() != lexicon.size()) {
      throw new IllegalArgumentException(
          "the mechanism must be over the words of the lexicon: it has %s words, the lexicon has %s"
              .formatted(mechanism.words(), lexicon.size()));
    }
    this.lexicon = lexicon;
    this.mechanism = mechanism;
    this.rules = rules;
    this.vocabulary = new Vocabulary(lexicon, rules.stopWords());
    this.longestWord = GrowthBound.longestWord(lexicon);
    this.table = mechanism.fingerprint().with(READING);
  }

  /**
   * What would be drawn of a text, and at which price.
   *
   * @param text any string
   */
  public SamplingPlan plan(String text) {
    return plan(MarkedText.of(text));
  }

  /**
   * What would be drawn of a text in which names are replaced already: these are neither drawn nor
   * paid for.
   */
  public SamplingPlan plan(MarkedText text) {
    PlanDraft draft = new PlanDraft(text.text(), vocabulary, rules);
    reader.read(text, draft);
    int[] drawn = rules.level() == Level.TOKEN ? draft.drawn() : types(draft.drawn());
    return new SamplingPlan(this, draft.release(), drawn, draft.counts());
  }

  private static int[] types(int[] words) {
    Arrays.sort(words);
    int count = 0;
    for (int word : words) {
      if (count == 0 || words[count - 1] != word) {
        words[count++] = word;
      }
    }
    return Arrays.copyOf(words, count);
  }

  /**
   * The release. The same each time for the same plan and randomness.
   *
   * @param plan one of this sampler's
   * @param randomness the author's, in the {@linkplain #scope scope} of the text. Trap: in another
   *     scope the draws are not those of the level, and nobody notices
   */
  public String draw(SamplingPlan plan, ScopedRandomness randomness) {
    Objects.requireNonNull(randomness, "randomness");
    if (!plan.isMadeBy(this)) {
      throw new IllegalArgumentException("a plan is drawn by the sampler that made it");
    }
    return plan.release().fill(new Draws(lexicon, mechanism, rules.level(), randomness));
  }

  /**
   * The text cut into pieces beside what {@link #draw} would put in their place, for people to look
   * at. Slower than a draw, and not meant for releases.
   *
   * @param randomness as for a draw
   */
  public List<TextPiece> pieces(MarkedText text, ScopedRandomness randomness) {
    return PieceReader.read(
        text,
        new DrawnPieces(
            () -> new PlanDraft(text.text(), vocabulary, rules),
            new Draws(lexicon, mechanism, rules.level(), randomness),
            text.text()));
  }

  /**
   * The scope of a text's draws, by level.
   *
   * @param postId of the post; not looked at for level user
   * @param text the same that is planned; not looked at for level user
   */
  public DrawScope scope(String postId, String text) {
    return switch (rules.level()) {
      case TOKEN -> new DrawScope.Token(postId, Digest.ofText(text), table);
      case RECORD -> new DrawScope.Post(postId, Digest.ofText(text), table);
      case USER -> new DrawScope.User(table);
    };
  }

  /** What a release promises, and all that it shows. */
  public Guarantee guarantee() {
    return TextGuarantee.of(mechanism.guarantee(rules.level().unit()), rules);
  }

  /**
   * A release has at most this many bytes for each byte of its text, both in UTF-8. Depends on the
   * longest word of the lexicon: 7 at least, 301 at most. For one text {@link
   * SamplingPlan#maxBytes} says it more closely.
   */
  public int maxGrowth() {
    return GrowthBound.of(longestWord);
  }

  DrawPrice priceOf(int[] drawn) {
    return DrawPrice.of(mechanism, drawn);
  }

  int longestWord() {
    return longestWord;
  }
}
