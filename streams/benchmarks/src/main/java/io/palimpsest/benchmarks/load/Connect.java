package io.palimpsest.benchmarks.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.benchmarks.MeasuredLexicon;
import io.palimpsest.neighbours.PostgresServer;
import io.palimpsest.service.platform.EmbeddedPlatform;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.topology.runtime.Cluster;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

/**
 * Measures transforms in turn, all in one Kafka Connect worker, each on the same records: the
 * machine's moods then meet all of them.
 */
public final class Connect {
  private static final List<String> NAMES =
      List.of("path", "records", "rounds", "posts", "warm-up", "authors", "words", "seed");

  private static final int ROUNDS = 5;
  private static final int POSTS = 30_000;
  private static final int WARM_UP = 30_000;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration LOOK_AGAIN = Duration.ofMillis(2);
  private static final ObjectMapper JSON = new ObjectMapper();

  private final ConnectPath path;
  private final LoadSettings settings;
  private final RunningWorker worker;
  private final ConnectRecords records;

  private Connect(
      ConnectPath path, LoadSettings settings, RunningWorker worker, ConnectRecords records) {
    this.path = path;
    this.settings = settings;
    this.worker = worker;
    this.records = records;
  }

  /**
   * Prints each run, then medians and ratios.
   *
   * @param args what to send, and how often
   */
  public static void main(String[] args) throws Exception {
    Console.run(args, Connect::run);
  }

  private static void run(List<String> args) throws IOException, InterruptedException {
    Arguments arguments = Arguments.of(args, NAMES);
    ConnectPath path = arguments.choice("path", ConnectPath.SINK);
    RecordKind kind = arguments.choice("records", RecordKind.POST);
    if (path == ConnectPath.DATABASE && kind != RecordKind.AVRO) {
      throw new LoadException("a table needs records with a schema: add --records avro");
    }
    LoadSettings settings =
        new LoadSettings(
            arguments.count("posts", 1, POSTS),
            arguments.count("warm-up", 0, WARM_UP),
            arguments.count("authors", 1, LoadSettings.DEFAULT.authors()),
            arguments.count("words", 1, LoadSettings.DEFAULT.words()),
            0,
            arguments.count("seed", 0, LoadSettings.DEFAULT.seed()),
            LoadSettings.DEFAULT.prefix());
    int rounds = arguments.count("rounds", 1, ROUNDS);
    if (path == ConnectPath.DATABASE) {
      if (PostgresServer.installed().isEmpty()) {
        throw new LoadException("there is no PostgreSQL: apt-get install postgresql");
      }
      try (PostgresServer database = PostgresServer.start()) {
        run(path, kind, Optional.of(database), settings, rounds);
      }
    } else {
      run(path, kind, Optional.empty(), settings, rounds);
    }
  }

  private static void run(
      ConnectPath path,
      RecordKind kind,
      Optional<PostgresServer> database,
      LoadSettings settings,
      int rounds)
      throws IOException, InterruptedException {
    Path lexicon = MeasuredLexicon.file(MeasuredLexicon.DEFAULT);
    WorkFolder folder = WorkFolder.make();
    try (Platform platform = EmbeddedPlatform.startTemporary(Cluster::answers, words -> {});
        RunningWorker worker =
            RunningWorker.start(
                folder.root(),
                platform.bootstrapServers(),
                folderOf("connect.worker"),
                List.of(
                    folderOf("connect.plugins"),
                    folderOf("debezium.plugins"),
                    UnchangedPlugin.in(folder)))) {
      ConnectRecords records =
          ConnectRecords.make(folder, platform, path, kind, database, settings);
      Connect connect = new Connect(path, settings, worker, records);
      connect
          .measure(TransformCase.all(kind, folder, lexicon), rounds)
          .lines()
          .forEach(Console::print);
    } finally {
      folder.delete();
    }
  }

  /** Set by the script. */
  private static Path folderOf(String property) {
    return Path.of(System.getProperty(property));
  }

  /** The first round warms the worker up and does not count. */
  private TransformTable measure(List<TransformCase> cases, int rounds)
      throws IOException, InterruptedException {
    Map<String, List<TransformRun>> runs = new LinkedHashMap<>();
    for (int round = 0; round <= rounds; round++) {
      for (TransformCase each : cases) {
        TransformRun run = measure(each, round);
        Console.print("round %d, %s: %s".formatted(round, each.name(), run.line()));
        if (round > 0) {
          runs.computeIfAbsent(each.name(), name -> new ArrayList<>()).add(run);
        }
      }
    }
    return new TransformTable(runs, TransformCase.NO_OP);
  }

  private TransformRun measure(TransformCase each, int round)
      throws IOException, InterruptedException {
    String name = each.name() + "-" + round;
    Map<String, String> connector = new LinkedHashMap<>(records.connector(name));
    connector.putAll(each.settings());
    worker.http().create(name, JSON.writeValueAsString(connector));
    long before = await(name, settings.warmUp());
    long start = System.nanoTime();
    double cpu = worker.counters().cpuSeconds();
    long after = await(name, settings.warmUp() + settings.posts());
    double seconds = (System.nanoTime() - start) / 1e9;
    TransformRun run =
        new TransformRun(after - before, seconds, worker.counters().cpuSeconds() - cpu);
    worker.http().delete(name);
    return run;
  }

  /** Waits for so many records; returns how many there are then. */
  private long await(String name, long wanted) throws IOException, InterruptedException {
    long heard = System.nanoTime();
    long counted = -1;
    while (counted < wanted) {
      long now = worker.counters().records(path, name);
      if (now > counted) {
        counted = now;
        heard = System.nanoTime();
      } else if (System.nanoTime() - heard > PATIENCE.toNanos()) {
        throw new LoadException(
            "%d of %d records came through, and none for %d s; the worker says: %s"
                .formatted(counted, wanted, PATIENCE.toSeconds(), worker.http().status(name)));
      }
      LockSupport.parkNanos(LOOK_AGAIN.toNanos());
    }
    return counted;
  }
}
