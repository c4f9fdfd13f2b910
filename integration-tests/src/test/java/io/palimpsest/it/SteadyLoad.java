package io.palimpsest.it;

import static org.awaitility.Awaitility.await;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.clients.producer.internals.BuiltInPartitioner;

/**
 * Sends posts all the time, about 150 a second: few authors write much and many little; a third of
 * all posts are edits of old ones, a tenth are duplicates; some are late and some claim the future;
 * some name people. Nobody writes to one of the partitions, so that its stores stay empty, which
 * Kafka Streams has taken for corrupted.
 */
final class SteadyLoad implements AutoCloseable {
  static final int AUTHORS = 36;

  private static final int FLIGHT = 15;
  private static final Duration PAUSE = Duration.ofMillis(100);
  private static final Duration LIMIT = Duration.ofMinutes(3);
  private static final int MOST_WORDS = 6;
  private static final int JITTER_MS = 20_000;

  /** What the topics must have. */
  static final int PARTITIONS = 4;

  private static final int SILENT_PARTITION = 1;
  private static final List<String> WRITERS =
      Stream.iterate(0, number -> number + 1)
          .map("author-%02d"::formatted)
          .filter(author -> partition(author) != SILENT_PARTITION)
          .limit(AUTHORS)
          .toList();

  private static final List<String> NAMES = List.of("Anna Smith", "Barack Obama", "Maria Garcia");

  private final Random random;
  private final SchemaRegistry registry;
  private final RawPostWriter writer;
  private final List<RawPost> accepted = new ArrayList<>();
  private final Set<Instant> moments = new HashSet<>();
  private final CountDownLatch stopping = new CountDownLatch(1);
  private final CompletableFuture<Void> ended;

  /** Starts at once. */
  SteadyLoad(Platform platform, long seed) {
    random = new Random(seed);
    registry = ConfluentSchemaRegistry.at(platform.registryUrl());
    writer =
        new RawPostWriter(
            new ClusterConnection(
                platform.bootstrapServers(),
                Map.of(),
                new RecordSerdes(registry, Registration.AUTOMATIC)));
    ended = CompletableFuture.runAsync(this::sendUntilStopped);
  }

  private void sendUntilStopped() {
    try {
      do {
        send(IntStream.range(0, FLIGHT).mapToObj(i -> next()).toList());
      } while (!stopping.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS));
      send(IntStream.range(0, AUTHORS).mapToObj(SteadyLoad::last).toList());
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException("the broker must stay up and take posts", e);
    }
  }

  private void send(List<RawPost> flight) throws InterruptedException, ExecutionException {
    List<Future<RecordMetadata>> sent = flight.stream().map(writer::send).toList();
    for (Future<RecordMetadata> one : sent) {
      one.get();
    }
    accepted.addAll(flight);
  }

  private RawPost next() {
    int dice = random.nextInt(30);
    if (dice < 13 && !accepted.isEmpty()) {
      RawPost old = accepted.get(random.nextInt(accepted.size()));
      return dice < 3 ? old : written(old.getId(), old.getAuthor());
    }
    double uniform = random.nextDouble();
    String author = author((int) (AUTHORS * uniform * uniform));
    return written(author + "." + accepted.size() + "-" + random.nextInt(1000), author);
  }

  /** A text and a moment that no other post has. */
  private RawPost written(String id, String author) {
    Instant createdAt;
    do {
      createdAt = now().plusMillis(random.nextInt(2 * JITTER_MS) - JITTER_MS);
    } while (!moments.add(createdAt));
    return new RawPost(id, author, text() + " " + createdAt.toEpochMilli(), createdAt);
  }

  private static Instant now() {
    return Instant.now().truncatedTo(ChronoUnit.MILLIS);
  }

  private String text() {
    String words =
        IntStream.rangeClosed(0, random.nextInt(MOST_WORDS))
            .mapToObj(i -> SmallLexicon.WORDS.get(random.nextInt(SmallLexicon.WORDS.size())))
            .collect(Collectors.joining(" "));
    return random.nextInt(4) == 0
        ? words + " said " + NAMES.get(random.nextInt(NAMES.size()))
        : words;
  }

  private static String author(int number) {
    return WRITERS.get(number);
  }

  /** By Kafka's own rule. */
  private static int partition(String author) {
    return BuiltInPartitioner.partitionForKey(author.getBytes(StandardCharsets.UTF_8), PARTITIONS);
  }

  /** Costs nothing, so that it is released also where nothing is left. */
  private static RawPost last(int number) {
    return new RawPost(author(number) + ".last", author(number), "the and it", now());
  }

  /**
   * Sends the last post of each author and waits until they are released. Those before them are
   * dealt with then, because posts of an author keep their order.
   */
  AcceptedPosts finish(PathClient client) {
    stopping.countDown();
    ended.join();
    await("the last post of each author is released")
        .atMost(LIMIT)
        .until(
            () ->
                client.committed(Topics.SAFE_POSTS, SafePost.class).stream()
                        .filter(post -> post.getId().endsWith(".last"))
                        .count()
                    == AUTHORS);
    return new AcceptedPosts(accepted);
  }

  @Override
  public void close() {
    stopping.countDown();
    ended.exceptionally(failure -> null).join();
    writer.close();
    registry.close();
  }
}
