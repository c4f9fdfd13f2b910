package io.palimpsest.neighbours;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A PostgreSQL server on loopback, as Debian installs it. It ends with this process, however that
 * ends; {@link #close} removes what it has stored, too.
 *
 * <p>All settings are PostgreSQL's own, but that it writes down what Debezium reads changes from.
 */
public final class PostgresServer implements AutoCloseable {
  /** Who may do everything. */
  public static final String USER = "palimpsest";

  /** Guards a server that only this machine reaches, for minutes. */
  public static final String PASSWORD = "palimpsest-test";

  /** The one that is there from the start. */
  public static final String DATABASE = "postgres";

  private static final Path DEBIAN = Path.of("/usr/lib/postgresql");
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final Duration LOOK_AGAIN = Duration.ofMillis(100);

  /** Lets a program run until standard input ends, which it does when this process does. */
  private static final String WHILE_HELD = "\"$@\" & read -r line; kill -INT $!; wait $!";

  private final Path programs;
  private final Path folder;
  private final int port;
  private final Process process;

  private PostgresServer(Path programs, Path folder, int port, Process process) {
    this.programs = programs;
    this.folder = folder;
    this.port = port;
    this.process = process;
  }

  /** Where its programs lie, if it is installed as Debian does; of several versions the last. */
  public static Optional<Path> installed() {
    if (!Files.isDirectory(DEBIAN)) {
      return Optional.empty();
    }
    try (Stream<Path> versions = Files.list(DEBIAN)) {
      return versions
          .map(version -> version.resolve("bin"))
          .filter(bin -> Files.isExecutable(bin.resolve("postgres")))
          .max(Comparator.naturalOrder());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts one, without tables, and waits until it answers. */
  public static PostgresServer start() throws IOException, InterruptedException {
    Path programs =
        installed()
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "there is no PostgreSQL: apt-get install postgresql"));
    Path folder = Files.createTempDirectory("palimpsest-postgres");
    try {
      PostgresServer server = launch(programs, folder);
      server.awaitAnswers();
      return server;
    } catch (IOException | InterruptedException | RuntimeException e) {
      delete(folder);
      throw e;
    }
  }

  private static PostgresServer launch(Path programs, Path folder)
      throws IOException, InterruptedException {
    Path password = Files.writeString(folder.resolve("password"), PASSWORD);
    Path data = folder.resolve("data");
    List<String> owner = owner(folder);
    run(
        owner,
        programs.resolve("initdb").toString(),
        "--pgdata=" + data,
        "--username=" + USER,
        "--pwfile=" + password,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C");
    int port = FreePort.find();
    List<String> command = new ArrayList<>(List.of("sh", "-c", WHILE_HELD, "sh"));
    command.addAll(owner);
    command.addAll(List.of(programs.resolve("postgres").toString(), "-D", data.toString()));
    command.addAll(List.of("-p", Integer.toString(port), "-c", "listen_addresses=127.0.0.1"));
    command.addAll(List.of("-c", "unix_socket_directories=", "-c", "wal_level=logical"));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    return new PostgresServer(programs, folder, port, process);
  }

  /** It refuses to be run by root: then by the user that its package makes. */
  private static List<String> owner(Path folder) throws IOException {
    if (!System.getProperty("user.name").equals("root")) {
      return List.of();
    }
    Files.setOwner(
        folder,
        folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("postgres"));
    return List.of("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups");
  }

  /** On loopback. */
  public int port() {
    return port;
  }

  /** For JDBC. */
  public String url() {
    return "jdbc:postgresql://127.0.0.1:%d/%s".formatted(port, DATABASE);
  }

  /** Answers SQL with a line for each row, values parted by bars. */
  public List<String> ask(String sql) throws IOException, InterruptedException {
    return run(
        List.of("env", "PGPASSWORD=" + PASSWORD),
        programs.resolve("psql").toString(),
        "--no-psqlrc",
        "--quiet",
        "--no-align",
        "--tuples-only",
        "--set=ON_ERROR_STOP=1",
        "--host=127.0.0.1",
        "--port=" + port,
        "--username=" + USER,
        "--command=" + sql,
        DATABASE);
  }

  private void awaitAnswers() throws IOException, InterruptedException {
    long start = System.nanoTime();
    while (!answers()) {
      boolean ended = process.waitFor(LOOK_AGAIN.toMillis(), TimeUnit.MILLISECONDS);
      if (ended || System.nanoTime() - start > LIMIT.toNanos()) {
        String log = Files.readString(folder.resolve("log"));
        stop();
        throw new IllegalStateException("the database does not start; it says: " + log);
      }
    }
  }

  private boolean answers() throws IOException, InterruptedException {
    try {
      return ask("select 1").equals(List.of("1"));
    } catch (IllegalStateException notYet) {
      return false;
    }
  }

  private static List<String> run(List<String> as, String... words)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(as);
    command.addAll(List.of(words));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(said);
    }
    return said.lines().toList();
  }

  @Override
  public void close() throws IOException {
    stop();
    delete(folder);
  }

  /** Fast, not at once: what clients do is rolled back, and it leaves no shared memory behind. */
  private void stop() throws IOException {
    process.getOutputStream().close();
    try {
      process.waitFor(LIMIT.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
