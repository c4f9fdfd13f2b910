package io.palimpsest.language.post;

import io.palimpsest.language.budget.Budget;
import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.language.sampling.Mechanisms;
import io.palimpsest.language.sampling.TextSampler;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.word.CustextMechanism;
import io.palimpsest.mechanisms.word.ExponentialMechanism;
import io.palimpsest.mechanisms.word.SantextMechanism;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.util.Optional;
import java.util.function.IntConsumer;

/**
 * What the words of a policy are drawn from, over one lexicon: as the policy says, or with a
 * smaller epsilon. Which words can come out is the same for every epsilon, so the output sets are
 * made once. Thread-safe.
 */
final class WordTables {
  /** For the rows of a table that few authors ask for; it changes the speed and nothing else. */
  private static final long FEW_ROWS_BYTES = 4L << 20;

  private final Policy policy;
  private final TokenRules.Sample sample;
  private final Lexicon lexicon;
  private final ReleaseRoom room;
  private final WordMechanism mechanism;

  WordTables(
      Policy policy,
      TokenRules.Sample sample,
      Lexicon lexicon,
      ReleaseRoom room,
      IntConsumer progress) {
    this.policy = policy;
    this.sample = sample;
    this.lexicon = lexicon;
    this.room = room;
    this.mechanism =
        Mechanisms.make(
            sample.drawing(), sample.epsilon(), sample.rules().stopWords(), lexicon, progress);
  }

  String lexiconFingerprint() {
    return lexicon.fingerprint();
  }

  SamplingPrivatizer standard() {
    return drawing(mechanism, sample.epsilon());
  }

  SamplingPrivatizer with(double epsilon) {
    return drawing(tightened(epsilon), epsilon);
  }

  private SamplingPrivatizer drawing(WordMechanism by, double epsilon) {
    TextSampler sampler = new TextSampler(lexicon, by, sample.rules());
    return new SamplingPrivatizer(
        sampler, epsilon, Budget.of(policy, sample, by, paidOnceIn(sampler)), room);
  }

  /** The scope of level user does not look at the post. */
  private static Optional<Digest> paidOnceIn(TextSampler sampler) {
    return sampler.scope("", "") instanceof DrawScope.User user
        ? Optional.of(user.table())
        : Optional.empty();
  }

  private WordMechanism tightened(double epsilon) {
    String fingerprint = lexicon.fingerprint();
    if (mechanism instanceof CustextMechanism custext
        && sample.drawing() instanceof Drawing.Custext drawing) {
      return new CustextMechanism(
          lexicon.space(),
          custext.sets(),
          epsilon,
          drawing.temperature(),
          fingerprint,
          FEW_ROWS_BYTES);
    }
    return mechanism instanceof SantextMechanism
        ? new SantextMechanism(lexicon.space(), epsilon, fingerprint, FEW_ROWS_BYTES)
        : new ExponentialMechanism(lexicon.space(), epsilon, fingerprint, FEW_ROWS_BYTES);
  }
}
