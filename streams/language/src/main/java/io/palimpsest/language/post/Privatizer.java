package io.palimpsest.language.post;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.redaction.Redactor;
import io.palimpsest.language.sampling.Mechanisms;
import io.palimpsest.language.sampling.TextSampler;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Makes texts safe as a policy says. Thread-safe. */
public final class Privatizer {
  /** A release has at most this many bytes for each byte of the longest text, both in UTF-8. */
  private static final int MAX_GROWTH = Redactor.MAX_GROWTH;

  private final Policy policy;
  private final TextPrivatizer words;
  private final Optional<String> lexiconFingerprint;

  private Privatizer(Policy policy, TextPrivatizer words, Optional<String> lexiconFingerprint) {
    this.policy = policy;
    this.words = words;
    this.lexiconFingerprint = lexiconFingerprint;
  }

  /**
   * A privatizer for a policy.
   *
   * @param rules of the posts; the longest text says how long a release may be
   * @param lexicon asked for once, and only if the policy draws words
   * @param progress is told how many words of the lexicon have their output set
   */
  public static Privatizer of(
      Policy policy, PostRules rules, Supplier<Lexicon> lexicon, IntConsumer progress) {
    if (policy.tokens() instanceof TokenRules.Sample sample) {
      Lexicon opened = lexicon.get();
      TextSampler sampler =
          new TextSampler(
              opened,
              Mechanisms.make(
                  sample.drawing(), sample.epsilon(), sample.rules().stopWords(), opened, progress),
              sample.rules());
      return new Privatizer(
          policy,
          new SamplingPrivatizer(sampler, maxReleaseBytes(rules)),
          Optional.of(opened.fingerprint()));
    }
    return new Privatizer(policy, new RedactingPrivatizer(), Optional.empty());
  }

  /** A privatizer for a policy that needs no lexicon. */
  public static Privatizer withoutLexicon(Policy policy) {
    return of(
        policy,
        new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES),
        () -> {
          throw new IllegalArgumentException("this policy draws words, which needs a lexicon");
        },
        done -> {});
  }

  /**
   * The largest release. It depends on the longest text that is accepted and not on the text at
   * hand, whose length in bytes may tell one word from another.
   */
  public static int maxReleaseBytes(PostRules rules) {
    return MAX_GROWTH * rules.maxTextBytes();
  }

  /** The policy that is applied. */
  public Policy policy() {
    return policy;
  }

  /** What is promised of each release. */
  public Guarantee guarantee() {
    return words.guarantee();
  }

  /** Which lexicon words are drawn from; empty if none are. */
  public Optional<String> lexiconFingerprint() {
    return lexiconFingerprint;
  }

  /**
   * The safe form of the post's text.
   *
   * @param author the randomness of the post's author
   * @throws RuntimeException if there is none; its message may hold text and goes nowhere
   */
  public PrivateText privatize(Post post, KeyedRandomness author) {
    return words.privatize(post, author);
  }
}
