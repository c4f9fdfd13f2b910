package io.palimpsest.benchmarks;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.language.sampling.Mechanisms;
import io.palimpsest.language.sampling.StopWordRule;
import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.random.ScopedRandomness;
import io.palimpsest.mechanisms.word.Temperature;
import io.palimpsest.mechanisms.word.WordMechanism;
import io.palimpsest.service.bench.FixedBits;
import io.palimpsest.service.bench.ZipfWords;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Draws a second from output sets, all rows in the cache. One operation is one draw. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(
    value = 2,
    jvmArgs = {"-XX:+UseSerialGC", "-Xmx512m"})
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 2)
public class CustextBenchmark {
  /** A power of two; more words than fit a core's own caches with their rows. */
  private static final int WORDS = 1 << 16;

  private static final double EPSILON = 1;

  @Param(MeasuredLexicon.DEFAULT)
  String lexicon;

  @Param({"20", "50"})
  int k;

  private WordMechanism mechanism;
  private int[] words;
  private String text;
  private KeyedRandomness author;
  private ScopedRandomness scope;
  private int next;
  private long post;

  @Setup
  public void setUp() {
    Lexicon opened = MeasuredLexicon.open(lexicon);
    Drawing drawing = new Drawing.Custext(k, Mapping.BALANCED, Temperature.CALIBRATED);
    mechanism = Mechanisms.make(drawing, EPSILON, StopWordRule.SAMPLE, opened, done -> {});
    words = new ZipfWords(opened.size(), FixedBits.of("words")).next(WORDS);
    text = new MadePosts(opened).next(1).get(0).text();
    author = FixedBits.author();
    scope = author.in(new DrawScope.User(mechanism.fingerprint()));
    for (int word : words) {
      mechanism.draw(word, scope.draw(word));
    }
  }

  /** Level user: the scope is kept as long as the author's key is. */
  @Benchmark
  public int inOneScope() {
    int word = nextWord();
    return mechanism.draw(word, scope.draw(word));
  }

  /** Level token: each post of 20 words has a scope of its own, digest of its text and all. */
  @Benchmark
  @OperationsPerInvocation(MadePosts.WORDS)
  public int inAScopeForEachPost() {
    ScopedRandomness ofPost =
        author.in(
            new DrawScope.Token(
                Long.toString(post++), Digest.ofText(text), mechanism.fingerprint()));
    int drawn = 0;
    for (int position = 0; position < MadePosts.WORDS; position++) {
      drawn += mechanism.draw(nextWord(), ofPost.draw(position));
    }
    return drawn;
  }

  private int nextWord() {
    return words[next++ & WORDS - 1];
  }
}
