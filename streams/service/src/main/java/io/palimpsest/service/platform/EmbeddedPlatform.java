package io.palimpsest.service.platform;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** A broker and a registry as children of this process, with their data in one directory. */
public final class EmbeddedPlatform implements Platform {

  private static final Duration START_LIMIT = Duration.ofSeconds(60);

  /** More than a child takes to halt by itself. */
  private static final Duration LEFTOVER_PATIENCE = Duration.ofSeconds(15);

  private final DataDirectory data;
  private final Ports ports;
  private final List<ChildProcess> children = new CopyOnWriteArrayList<>();
  private volatile boolean closing;
  private boolean closed;

  private EmbeddedPlatform(DataDirectory data, Ports ports) {
    this.data = data;
    this.ports = ports;
  }

  /**
   * Starts on a directory that is made if it is not there, and returns when both answer.
   *
   * @param progress gets short sentences for the user, from several threads but one at a time
   * @throws PlatformException if it cannot; nothing is left running then
   */
  public static EmbeddedPlatform start(
      Path dataDirectory, BrokerProbe probe, Consumer<String> progress) {
    DataDirectory data = DataDirectory.open(dataDirectory);
    EmbeddedPlatform platform;
    try {
      PlatformState earlier = data.earlier();
      Leftovers.end(earlier, LEFTOVER_PATIENCE, progress);
      platform = new EmbeddedPlatform(data, earlier.ports().orFree());
    } catch (RuntimeException e) {
      data.close();
      throw e;
    }
    try {
      platform.startChildren(probe, progress);
      return platform;
    } catch (RuntimeException e) {
      platform.close();
      throw e;
    }
  }

  /**
   * Starts on a new directory that is deleted at {@link Platform#close} and when Ctrl-C ends the
   * start; it stays when the start fails, for its logs.
   */
  public static TemporaryPlatform startTemporary(BrokerProbe probe, Consumer<String> progress) {
    return TemporaryPlatform.start(directory -> start(directory, probe, progress));
  }

  @Override
  public String bootstrapServers() {
    return ports.bootstrapServers();
  }

  @Override
  public String registryUrl() {
    return ports.registryUrl();
  }

  /**
   * Calls the listener if broker or registry ends before {@link #close}; they are not restarted.
   */
  public void onFailure(Consumer<PlatformException> listener) {
    for (ChildProcess child : children) {
      if (child.serves()) {
        child
            .onExit()
            .thenRun(
                () -> {
                  if (!closing) {
                    listener.accept(child.ended());
                  }
                });
      }
    }
  }

  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    closing = true;
    // A start that was interrupted still has to end its children in order.
    boolean interrupted = Thread.interrupted();
    try {
      children.forEach(ChildProcess::askToEnd);
      children.forEach(ChildProcess::awaitEnd);
      data.save(stateWith(List.of()));
    } catch (PlatformException e) {
      // The file then names processes that are gone, which the next start finds out.
    } finally {
      data.close();
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void startChildren(BrokerProbe probe, Consumer<String> progress) {
    // Native libraries are unpacked here and stay behind when a child is killed.
    try {
      FileTree.delete(data.folder("tmp"));
    } catch (IOException e) {
      throw new PlatformException("cannot empty " + data.folder("tmp") + "; delete it", e);
    }
    Registry registry = new Registry(data, ports, this::spawn);
    Broker broker = new Broker(data, ports, this::spawn);
    progress.accept("starting the embedded broker and schema registry");
    try (Readiness readiness = new Readiness(START_LIMIT, progress)) {
      // The registry first: it takes longest, and formatting the broker's storage fits into that.
      readiness.expect(
          registry.start(),
          new RegistryProbe(registryUrl()),
          "the schema registry is ready at " + registryUrl());
      readiness.expect(
          broker.start(),
          // Asking a closed port would fill the log of the caller's Kafka client with warnings.
          () -> Ports.accepts(ports.broker()) && probe.answers(bootstrapServers()),
          "the broker is ready at " + bootstrapServers());
      readiness.await();
    }
  }

  private ChildProcess spawn(ChildCommand command) {
    ChildProcess child = ChildProcess.start(command, data);
    children.add(child);
    data.save(stateWith(children));
    return child;
  }

  private PlatformState stateWith(List<ChildProcess> running) {
    return new PlatformState(
        ports,
        running.stream().collect(Collectors.toMap(ChildProcess::name, ChildProcess::identity)));
  }
}
