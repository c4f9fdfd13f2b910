package io.palimpsest.benchmarks;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.StandardDetectors;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.key.MasterKey;
import java.util.HashMap;
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
 * People, places and numbers found and replaced, on one core. Read the lines {@code :posts} and
 * {@code :tokens}: an operation is a pass over all posts. Spaces and punctuation count as no
 * tokens.
 *
 * <p>Made posts have numbers and hardly a name: for a fair number give real ones.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(
    value = 2,
    jvmArgs = {"-XX:+UseSerialGC", "-Xmx512m"})
@Warmup(iterations = 4, time = 3)
@Measurement(iterations = 3, time = 3)
public class DetectionBenchmark {
  @Param(MeasuredLexicon.DEFAULT)
  String lexicon;

  @Param(PostLines.MADE)
  String posts;

  private final MasterKey key = MasterKey.parse("00".repeat(MasterKey.BYTES));
  private final Detector detector = StandardDetectors.all();
  private final Privatizer privatizer =
      Privatizer.withoutLexicon(BuiltInPolicies.find("entities-only").orElseThrow());
  private List<Post> input;
  private List<DetectedPost> detected;
  private long tokens;

  @Setup
  public void setUp() {
    PostLines lines = PostLines.of(posts, MeasuredLexicon.open(lexicon));
    input = lines.posts();
    tokens = lines.tokens();
    detected = input.stream().map(privatizer::detect).toList();
  }

  /** From the string to the spans, the cutting into tokens included. */
  @Benchmark
  public int detect(Done done) {
    int spans = 0;
    for (Post post : input) {
      spans += detector.detect(DetectorInput.of(post.text())).size();
    }
    done.add(input.size(), tokens);
    return spans;
  }

  /** From the spans to the text with other names in it; every pass begins with empty memories. */
  @Benchmark
  public int replace(Done done) {
    Map<String, AuthorContext> authors = new HashMap<>();
    int length = 0;
    for (DetectedPost post : detected) {
      AuthorContext author =
          authors.computeIfAbsent(
              post.post().author(),
              name -> new AuthorContext(key.authorKey(name).randomness(0), AuthorMemory.empty()));
      length +=
          privatizer.replace(post, author, (value, k) -> false).text().text().replaced().length();
    }
    done.add(detected.size(), tokens);
    return length;
  }
}
