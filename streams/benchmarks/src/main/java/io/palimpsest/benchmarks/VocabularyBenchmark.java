package io.palimpsest.benchmarks;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.ScopedRandomness;
import io.palimpsest.mechanisms.word.ExponentialMechanism;
import io.palimpsest.mechanisms.word.SantextMechanism;
import io.palimpsest.mechanisms.word.WordMechanism;
import io.palimpsest.service.bench.FixedBits;
import io.palimpsest.service.bench.ZipfWords;
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

/** Draws a second from the whole vocabulary. One operation is one draw. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(
    value = 2,
    jvmArgs = {"-XX:+UseSerialGC", "-Xmx512m"})
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 2)
public class VocabularyBenchmark {
  /** So many rows of 22,000 outputs fit the cache that mechanisms have by default. */
  private static final int FREQUENT = 200;

  private static final long CACHE_BYTES = 64L << 20;

  /** A power of two. */
  private static final int WORDS = 1 << 16;

  private static final double EPSILON = 10;

  /** Where a row comes from. */
  public enum Rows {
    CACHED,
    MADE_FOR_EACH_DRAW
  }

  @Param(MeasuredLexicon.DEFAULT)
  String lexicon;

  @Param({"santext", "exponential"})
  String mechanism;

  @Param Rows rows;

  private WordMechanism words;
  private int[] inputs;
  private ScopedRandomness scope;
  private int next;

  @Setup
  public void setUp() {
    Lexicon opened = MeasuredLexicon.open(lexicon);
    words = make(opened, rows == Rows.CACHED ? CACHE_BYTES : 0);
    scope = FixedBits.author().in(new DrawScope.User(words.fingerprint()));
    int frequent = Math.min(FREQUENT, opened.size());
    inputs = new ZipfWords(frequent, FixedBits.of("words")).next(WORDS);
    for (int word = 0; word < frequent && rows == Rows.CACHED; word++) {
      words.draw(word, scope.draw(word));
    }
  }

  private WordMechanism make(Lexicon opened, long cacheBytes) {
    return switch (mechanism) {
      case "santext" ->
          new SantextMechanism(opened.space(), EPSILON, opened.fingerprint(), cacheBytes);
      case "exponential" ->
          new ExponentialMechanism(opened.space(), EPSILON, opened.fingerprint(), cacheBytes);
      default -> throw new IllegalArgumentException("mechanism must be santext or exponential");
    };
  }

  /** At level user. */
  @Benchmark
  public int draw() {
    int word = inputs[next++ & WORDS - 1];
    return words.draw(word, scope.draw(word));
  }
}
