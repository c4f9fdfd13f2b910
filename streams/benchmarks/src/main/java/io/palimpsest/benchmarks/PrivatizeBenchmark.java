package io.palimpsest.benchmarks;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.sampling.Mechanisms;
import io.palimpsest.language.sampling.TextSampler;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.service.lines.LinePrivatizer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Whole posts under the policy words-only, entities off. Read the lines {@code :posts} and {@code
 * :tokens} of the result: an operation is a pass over all posts, however many there are.
 *
 * <p>Spaces and punctuation count as no tokens; words that are kept do.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(
    value = 2,
    jvmArgs = {"-XX:+UseSerialGC", "-Xmx512m"})
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class PrivatizeBenchmark {
  private static final String KEY = "00".repeat(MasterKey.BYTES);
  private static final PostRules RULES = new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES);

  @Param(MeasuredLexicon.DEFAULT)
  String lexicon;

  @Param(PostLines.MADE)
  String posts;

  @Param({"calibrated", "nominal"})
  String temperature;

  @Param("user")
  String level;

  private final MasterKey key = MasterKey.parse(KEY);
  private PostLines input;
  private List<KeyedRandomness> authors;
  private long tokens;
  private TextSampler sampler;
  private Privatizer privatizer;

  @Setup
  public void setUp() throws IOException {
    Lexicon opened = MeasuredLexicon.open(lexicon);
    Policy policy =
        BuiltInPolicies.find("words-only")
            .orElseThrow()
            .withTokens(Map.of("temperature", temperature, "level", level));
    TokenRules.Sample rules = (TokenRules.Sample) policy.tokens();
    sampler =
        new TextSampler(
            opened,
            Mechanisms.make(
                rules.drawing(), rules.epsilon(), rules.rules().stopWords(), opened, done -> {}),
            rules.rules());
    privatizer = Privatizer.of(policy, RULES, () -> opened, done -> {});
    input = PostLines.of(posts, opened);
    authors =
        input.posts().stream().map(post -> key.authorKey(post.author()).randomness(0)).toList();
    tokens = input.tokens();
    refuseOthersThanPosts();
  }

  /** A refused line costs little, and would count as much as a released one. */
  private void refuseOthersThanPosts() throws IOException {
    long refused = run().notReleased();
    if (refused > 0) {
      throw new IllegalArgumentException(
          "every line must be a post, and another one than those before; not so: " + refused);
    }
  }

  /** Only what draws: plan, scope and draws of each text, the authors' keys at hand. */
  @Benchmark
  public int texts(Done done) {
    int length = 0;
    for (int i = 0; i < authors.size(); i++) {
      Post post = input.posts().get(i);
      length +=
          sampler
              .draw(
                  sampler.plan(post.text()),
                  authors.get(i).in(sampler.scope(post.id(), post.text())))
              .length();
    }
    done.add(authors.size(), tokens);
    return length;
  }

  /**
   * All that {@code palimpsest privatize} does between its input and its output, on one core: lines
   * are shared out in the common pool, which has no threads here but the caller's.
   */
  @Benchmark
  @Fork(
      value = 2,
      jvmArgs = {
        "-XX:+UseSerialGC",
        "-Xmx512m",
        "-Djava.util.concurrent.ForkJoinPool.common.parallelism=0"
      })
  public LinePrivatizer.Tally lines(Done done) throws IOException {
    LinePrivatizer.Tally tally = run();
    done.add(tally.released(), tokens);
    return tally;
  }

  /** The same as it comes, on as many cores as there are. */
  @Benchmark
  public LinePrivatizer.Tally linesOnAllCores(Done done) throws IOException {
    return lines(done);
  }

  /** A new one each time, as it releases a post once. */
  private LinePrivatizer.Tally run() throws IOException {
    return new LinePrivatizer(privatizer, RULES, key)
        .run(new ByteArrayInputStream(input.bytes()), OutputStream.nullOutputStream(), () -> {});
  }
}
