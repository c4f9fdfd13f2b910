package io.palimpsest.service.platform;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** A platform whose directory goes when it is closed. */
public final class TemporaryPlatform implements Platform {

  private static final long GIVE_UP_SECONDS = 20;

  private final Path directory;
  private final Platform platform;

  private TemporaryPlatform(Path directory, Platform platform) {
    this.directory = directory;
    this.platform = platform;
  }

  static TemporaryPlatform start(Function<Path, Platform> starter) {
    Path directory;
    try {
      directory = Files.createTempDirectory("palimpsest-");
    } catch (IOException e) {
      throw new PlatformException(
          "cannot create a directory in %s; set -Djava.io.tmpdir"
              .formatted(System.getProperty("java.io.tmpdir")),
          e);
    }
    CountDownLatch done = new CountDownLatch(1);
    Thread hook = new Thread(giveUp(Thread.currentThread(), done), "give-up-start");
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      Platform platform = starter.apply(directory);
      if (unhook(hook)) {
        return new TemporaryPlatform(directory, platform);
      }
      platform.close();
      delete(directory);
      throw new PlatformException("ended while starting");
    } catch (RuntimeException e) {
      if (!unhook(hook)) {
        delete(directory);
      }
      throw e;
    } finally {
      done.countDown();
    }
  }

  /** A place for whatever else should go with the platform. */
  public Path directory() {
    return directory;
  }

  @Override
  public String bootstrapServers() {
    return platform.bootstrapServers();
  }

  @Override
  public String registryUrl() {
    return platform.registryUrl();
  }

  @Override
  public void close() {
    platform.close();
    delete(directory);
  }

  /** Nobody can close a platform that is not there yet, so Ctrl-C during the start ends it here. */
  private static Runnable giveUp(Thread starting, CountDownLatch done) {
    return () -> {
      starting.interrupt();
      try {
        done.await(GIVE_UP_SECONDS, TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    };
  }

  /** False if the JVM is shutting down and the hook runs. */
  private static boolean unhook(Thread hook) {
    try {
      return Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      return false;
    }
  }

  private static void delete(Path directory) {
    try {
      FileTree.delete(directory);
    } catch (IOException e) {
      // Nothing of use to the user; the system empties this place sooner or later.
    }
  }
}
