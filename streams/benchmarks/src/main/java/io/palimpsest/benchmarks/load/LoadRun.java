package io.palimpsest.benchmarks.load;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.bench.LoadPosts;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.runtime.Cluster;
import io.palimpsest.topology.serde.RecordSerdes;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Posts go in at one end of a running service, and their answers are awaited at the other. */
final class LoadRun implements AutoCloseable {
  private static final Duration CONNECT_LIMIT = Duration.ofSeconds(10);
  private static final Duration POLL = Duration.ofMillis(100);

  private final LoadSettings settings;
  private final Duration patience;
  private final SchemaRegistry registry;
  private final RawPostWriter writer;
  private final Answers answers;
  private final LoadPosts posts;
  private final ExecutorService sending = Executors.newSingleThreadExecutor();
  private int done;

  /**
   * Connects.
   *
   * @param patience how long a service may say nothing while posts are waiting
   * @throws io.palimpsest.topology.runtime.ClusterException if no broker answers
   * @throws io.palimpsest.schemas.registry.RegistryUnavailableException if no registry does
   */
  LoadRun(Endpoint endpoint, LoadSettings settings, Lexicon lexicon, Duration patience) {
    Cluster.connect(endpoint.bootstrapServers(), Map.of(), CONNECT_LIMIT).close();
    this.settings = settings;
    this.patience = patience;
    this.registry = ConfluentSchemaRegistry.at(endpoint.registryUrl());
    this.posts = new LoadPosts(settings.texts(), lexicon, Instant.now());
    this.answers = new Answers(endpoint.bootstrapServers(), registry);
    this.writer =
        new RawPostWriter(
            new ClusterConnection(
                endpoint.bootstrapServers(),
                Map.of(),
                new RecordSerdes(registry, Registration.AUTOMATIC)));
  }

  /** The posts that come before those which are measured. */
  void warmUp() throws InterruptedException {
    if (settings.warmUp() > 0) {
      run("warm-up", settings.warmUp());
    }
  }

  /** The posts that are measured. */
  LoadResult measure() throws InterruptedException {
    return run("posts", settings.posts());
  }

  private LoadResult run(String task, int count) throws InterruptedException {
    Tally tally = new Tally(settings.prefix(), done, count);
    Future<Void> sender = sending.submit(new Sender(posts, writer, tally, settings.rate()));
    long heard = System.nanoTime();
    try (LoadProgress progress = LoadProgress.of(task, count)) {
      while (!tally.isComplete()) {
        int before = tally.answered();
        answers.poll(POLL, tally);
        progress.to(tally.answered());
        refuseFailure(sender);
        if (tally.answered() > before) {
          heard = System.nanoTime();
        } else if (System.nanoTime() - heard > patience.toNanos()) {
          throw silence(tally);
        }
      }
    }
    done += count;
    return tally.result();
  }

  private static void refuseFailure(Future<Void> sender) throws InterruptedException {
    if (sender.isDone()) {
      try {
        sender.get();
      } catch (ExecutionException e) {
        throw e.getCause() instanceof LoadException known
            ? known
            : new IllegalStateException("posts cannot be sent", e.getCause());
      }
    }
  }

  private LoadException silence(Tally tally) {
    return new LoadException(
        "%d of %d posts have no answer, and none came for %d s: see that the service runs and has no"
                .formatted(tally.posts() - tally.answered(), tally.posts(), patience.toSeconds())
            + " dead letters, and choose a --prefix that it has not seen");
  }

  @Override
  public void close() {
    sending.shutdownNow();
    writer.close();
    answers.close();
    registry.close();
  }
}
