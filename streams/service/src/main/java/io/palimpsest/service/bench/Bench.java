package io.palimpsest.service.bench;

import io.palimpsest.engine.PathStep;
import io.palimpsest.engine.StepTime;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.runtime.PassThrough;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import io.palimpsest.topology.runtime.RuntimeState;
import io.palimpsest.topology.step.Latencies;
import io.palimpsest.topology.step.PathCounters;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Compares the path with a pass-through topology. Both run in this process and process the same
 * posts in alternating turns, one paused while the other runs. Posts are published before each
 * turn, so publishing is not measured.
 */
public final class Bench {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final long LOOK_NANOS = 1_000_000;
  private static final int IN_FLIGHT = 10_000;
  private static final double SECOND = 1e9;
  private static final double MILLI = 1e6;

  /** Latency is measured at half of the measured throughput. */
  private static final double SHARE_OF_RATE = 0.5;

  private final BenchSettings settings;
  private final PrivatizationRuntime product;
  private final PassThrough pass;
  private final Supplier<RawPost> posts;
  private final RawPostWriter writer;
  private final Consumer<String> progress;

  /**
   * Creates a benchmark of two topologies that are not started yet.
   *
   * @param posts supplies distinct posts
   * @param progress receives the name of each phase
   */
  public Bench(
      BenchSettings settings,
      PrivatizationRuntime product,
      PassThrough pass,
      Supplier<RawPost> posts,
      RawPostWriter writer,
      Consumer<String> progress) {
    this.settings = settings;
    this.product = product;
    this.pass = pass;
    this.posts = posts;
    this.writer = writer;
    this.progress = progress;
  }

  /** One turn of one side. */
  private record Turn(double postsASecond, ProcessUse use) {}

  /**
   * Runs the benchmark.
   *
   * @param state the state directory of the product
   */
  public BenchResult run(Path state) throws InterruptedException {
    progress.accept("starting");
    product.start();
    pass.start();
    await("the streams run", () -> product.state() == RuntimeState.RUNNING && pass.isRunning());
    product.pause();
    pass.pause();
    progress.accept("warming up");
    publish(settings.warmUp());
    runPassThrough(settings.warmUp());
    runProduct(settings.warmUp());

    List<Turn> ofPass = new ArrayList<>();
    List<Turn> ofProduct = new ArrayList<>();
    PathCounters counters = product.counters();
    Map<PathStep, StepTime> before = steps(counters);
    long withheldBefore = counters.withheld();
    for (int round = 1; round <= settings.rounds(); round++) {
      progress.accept("round %d of %d".formatted(round, settings.rounds()));
      publish(settings.posts());
      if (round % 2 == 0) {
        ofPass.add(runPassThrough(settings.posts()));
      }
      ofProduct.add(runProduct(settings.posts()));
      if (round % 2 != 0) {
        ofPass.add(runPassThrough(settings.posts()));
      }
    }
    refuseDeadLetters(counters);
    Map<PathStep, Double> micros = since(before, counters);
    long withheld = counters.withheld() - withheldBefore;
    Spread speed = spread(ofProduct);
    progress.accept("latencies");
    return new BenchResult(
        ratio(ofProduct, ofPass),
        spread(ofPass),
        speed,
        speed.median() * settings.words(),
        mean(ofProduct, use -> use.ownCpuNanos() / MILLI),
        mean(ofProduct, use -> use.othersCpuNanos() / MILLI),
        latencies(speed.median() * SHARE_OF_RATE),
        mean(ofProduct, ProcessUse::allocatedBytes),
        ProcessUse.heapBytes(),
        ProcessUse.residentBytes(),
        size(state) / settings.authors(),
        micros,
        withheld);
  }

  private Turn runPassThrough(int count) throws InterruptedException {
    return turn(count, pass::passed, pass::resume, pass::pause);
  }

  private Turn runProduct(int count) throws InterruptedException {
    return turn(count, () -> answered(product.counters()), product::resume, product::pause);
  }

  private static long answered(PathCounters counters) {
    return counters.released()
        + counters.withheld()
        + counters.duplicates()
        + counters.deadLetters();
  }

  /** Posts that are refused at intake cost next to nothing and must not count as throughput. */
  private static void refuseDeadLetters(PathCounters counters) {
    if (counters.deadLetters() > 0) {
      throw new BenchException(
          "%,d posts were refused as too long: lower --words or raise --max-text-bytes"
              .formatted(counters.deadLetters()));
    }
  }

  private Turn turn(int count, LongSupplier done, Runnable resume, Runnable pause)
      throws InterruptedException {
    long wanted = done.getAsLong() + count;
    ProcessUse before = ProcessUse.now();
    resume.run();
    await("the posts came through", () -> done.getAsLong() >= wanted);
    ProcessUse use = ProcessUse.now().since(before);
    pause.run();
    return new Turn(count * SECOND / use.nanos(), use);
  }

  private void publish(int count) throws InterruptedException {
    Queue<Future<?>> flight = new ArrayDeque<>();
    for (int i = 0; i < count; i++) {
      flight.add(writer.send(posts.get()));
      if (flight.size() > IN_FLIGHT) {
        awaitAck(flight.remove());
      }
    }
    for (Future<?> post : flight) {
      awaitAck(post);
    }
  }

  private static void awaitAck(Future<?> post) throws InterruptedException {
    try {
      post.get();
    } catch (ExecutionException e) {
      throw new BenchException(
          "the broker did not take a post (" + e.getCause().getClass().getSimpleName() + ")");
    }
  }

  private Map<Double, Long> latencies(double rate) throws InterruptedException {
    PathCounters counters = product.counters();
    Latencies before = counters.latencies();
    long wanted = answered(counters) + settings.posts();
    product.resume();
    long start = System.nanoTime();
    for (int i = 0; i < settings.posts(); i++) {
      long due = start + (long) (i * SECOND / rate);
      for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
        LockSupport.parkNanos(left);
        refuseInterrupt();
      }
      writer.send(posts.get());
    }
    await("the posts came through", () -> answered(counters) >= wanted);
    product.pause();
    Latencies during = counters.latencies().since(before);
    Map<Double, Long> latencies = new TreeMap<>();
    for (double share : List.of(0.5, 0.95, 0.99)) {
      during.quantileMillis(share).ifPresent(millis -> latencies.put(share, millis));
    }
    return latencies;
  }

  private static void await(String what, BooleanSupplier isSo) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!isSo.getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new BenchException(
            "not within %d s: %s; is the machine busy?".formatted(PATIENCE.toSeconds(), what));
      }
      LockSupport.parkNanos(LOOK_NANOS);
      refuseInterrupt();
    }
  }

  private static void refuseInterrupt() throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }

  private static Map<PathStep, StepTime> steps(PathCounters counters) {
    Map<PathStep, StepTime> steps = new EnumMap<>(PathStep.class);
    for (PathStep step : PathStep.values()) {
      steps.put(step, counters.time(step));
    }
    return steps;
  }

  private static Map<PathStep, Double> since(
      Map<PathStep, StepTime> before, PathCounters counters) {
    Map<PathStep, Double> micros = new EnumMap<>(PathStep.class);
    before.forEach((step, time) -> micros.put(step, counters.time(step).since(time).meanMicros()));
    return micros;
  }

  private static Spread spread(List<Turn> turns) {
    return Spread.of(turns.stream().mapToDouble(Turn::postsASecond).toArray());
  }

  private static Spread ratio(List<Turn> product, List<Turn> pass) {
    double[] ratios = new double[product.size()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = product.get(i).postsASecond() / pass.get(i).postsASecond();
    }
    return Spread.of(ratios);
  }

  private double mean(List<Turn> turns, ToDoubleFunction<ProcessUse> of) {
    return turns.stream().map(Turn::use).mapToDouble(of).sum() / turns.size() / settings.posts();
  }

  private static long size(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    } catch (IOException e) {
      throw new UncheckedIOException("the stores cannot be measured", e);
    }
  }
}
