package io.palimpsest.language.post;

import io.palimpsest.language.budget.Budget;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.StandardDetectors;
import io.palimpsest.language.entity.EntityDetection;
import io.palimpsest.language.entity.EntityReplacement;
import io.palimpsest.language.entity.ReplacedText;
import io.palimpsest.language.generalize.SharedValues;
import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyGuarantee;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.language.pseudonym.name.NamePseudonyms;
import io.palimpsest.language.redaction.Redactor;
import io.palimpsest.language.redaction.TextPiece;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * Makes texts safe as a policy says, in four steps: {@link #detect} finds entities, {@link
 * #replace} replaces them, {@link #plan} says what the words will cost, {@link #draw} draws them.
 * Between the last two the {@linkplain #budget budget} decides. Thread-safe.
 *
 * <p>Each step throws if it fails, and then nothing is released. What it throws may quote the text,
 * so its message goes nowhere.
 */
public final class Privatizer {
  /** A release has at most this many bytes for each byte of the longest text, both in UTF-8. */
  private static final int MAX_GROWTH = Redactor.MAX_GROWTH;

  private final Policy policy;
  private final Optional<EntityDetection> detection;
  private final Optional<EntityReplacement> replacement;
  private final TextPrivatizer words;
  private final Degrading degrading;
  private final Optional<WordTables> tables;
  private final Guarantee guarantee;

  private Privatizer(
      Policy policy, TextPrivatizer words, ReleaseRoom room, Optional<WordTables> tables) {
    this.policy = policy;
    this.detection =
        policy.entities().map(rules -> new EntityDetection(rules, StandardDetectors.all()));
    this.replacement = policy.entities().map(EntityReplacement::new);
    this.words = words;
    this.degrading = new Degrading(policy, room);
    this.tables = tables;
    this.guarantee = PolicyGuarantee.of(words.guarantee(), policy.entities());
  }

  /** The same but for the words. */
  private Privatizer(Privatizer like, TextPrivatizer words) {
    this.policy = like.policy;
    this.detection = like.detection;
    this.replacement = like.replacement;
    this.words = words;
    this.degrading = like.degrading;
    this.tables = like.tables;
    this.guarantee = PolicyGuarantee.of(words.guarantee(), policy.entities());
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
    ReleaseRoom room = new ReleaseRoom(maxReleaseBytes(rules));
    if (policy.tokens() instanceof TokenRules.Sample sample) {
      WordTables tables = new WordTables(policy, sample, lexicon.get(), room, progress);
      return new Privatizer(policy, tables.standard(), room, Optional.of(tables));
    }
    return new Privatizer(
        policy,
        policy.tokens() instanceof TokenRules.Keep
            ? new KeepingPrivatizer(room)
            : new RedactingPrivatizer(),
        room,
        Optional.empty());
  }

  /** A privatizer for a policy that needs no lexicon, and posts of the usual length. */
  public static Privatizer withoutLexicon(Policy policy) {
    return withoutLexicon(policy, new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES));
  }

  /** A privatizer for a policy that needs no lexicon. */
  public static Privatizer withoutLexicon(Policy policy, PostRules rules) {
    return of(
        policy,
        rules,
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
    return guarantee;
  }

  /** Which lexicon words are drawn from; empty if none are. */
  public Optional<String> lexiconFingerprint() {
    return tables.map(WordTables::lexiconFingerprint);
  }

  /** The epsilon of one of its draws, the policy's or a smaller one; empty if nothing is drawn. */
  public OptionalDouble drawEpsilon() {
    return words.drawEpsilon();
  }

  /** Finds the entities of a post, if the policy has rules for them. */
  public DetectedPost detect(Post post) {
    DetectorInput input = DetectorInput.of(post.text());
    return new DetectedPost(
        post, input, detection.map(found -> found.detect(input)).orElse(List.of()));
  }

  /**
   * Tells an author's memory the names of several posts before any of them is replaced: for texts
   * that belong together, such as a title and a body.
   */
  public void learn(List<DetectedPost> posts, AuthorContext author) {
    replacement.ifPresent(
        entities ->
            entities.learn(
                posts.stream()
                    .map(post -> new NamePseudonyms.Found(post.input(), post.spans()))
                    .toList(),
                author));
  }

  /**
   * Replaces the entities of a post, if the policy has rules for them.
   *
   * @param author whose memory may grow: keep it with the release
   * @param shared which values many authors share
   */
  public ReplacedPost replace(DetectedPost post, AuthorContext author, SharedValues shared) {
    return new ReplacedPost(
        post.post(),
        replacement
            .map(entities -> entities.replace(post.input(), post.spans(), author, shared))
            .orElseGet(() -> ReplacedText.untouched(post.input())));
  }

  /**
   * What would be drawn, and at which price.
   *
   * @throws ReleaseTooLargeException here and not later, before anything is decided
   */
  public PlannedPost plan(ReplacedPost post) {
    return words.plan(post);
  }

  /**
   * The safe form of the post's text. The same each time for the same post and author.
   *
   * @param planned by this privatizer, and paid for
   * @param author the randomness of the post's author
   */
  public PrivateText draw(PlannedPost planned, KeyedRandomness author) {
    return words.draw(planned, author);
  }

  /**
   * The post's text cut into pieces, each beside what {@link #draw} puts in its place, for people
   * to look at.
   *
   * @param planned by this privatizer
   * @param author the randomness of the post's author
   */
  public List<TextPiece> pieces(PlannedPost planned, KeyedRandomness author) {
    return words.pieces(planned, author);
  }

  /**
   * Plans and draws, for callers that keep no ledger.
   *
   * @param author the randomness of the post's author
   */
  public PrivateText privatize(ReplacedPost post, KeyedRandomness author) {
    return draw(plan(post), author);
  }

  /** Who pays for draws, and whether there is enough. */
  public Budget budget() {
    return words.budget();
  }

  /**
   * The same post when its author's budget has no room for it. Nothing is drawn, so it costs
   * nothing.
   *
   * @param how {@link Exhaustion#SANITIZE} or {@link Exhaustion#REDACT}
   * @throws ReleaseTooLargeException if there is no room for it, as a look at it would tell
   */
  public PrivateText degraded(PlannedPost planned, Exhaustion how) {
    return degrading.degraded(planned.post(), how);
  }

  /** What is promised of such a release. */
  public Guarantee degradedGuarantee(Exhaustion how) {
    return degrading.guarantee(how);
  }

  /**
   * The same with another epsilon of a draw, under the same policy. Takes moments: the output sets
   * stay. Only for policies that draw.
   */
  Privatizer withEpsilon(double epsilon) {
    return new Privatizer(this, tables.orElseThrow().with(epsilon));
  }
}
