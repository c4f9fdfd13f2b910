package io.palimpsest.it;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPOutputStream;

/**
 * A program that logs posts, about 800 a second, and its log rotation: the file is renamed now and
 * then, and every other old one is compressed. Lines are often seen half written.
 */
final class RotatedLines implements AutoCloseable {
  private static final int AUTHORS = 7;

  private static final int FLIGHT = 20;
  private static final int LINES_A_FILE = 500;
  private static final Duration PAUSE = Duration.ofMillis(25);

  private final Path directory;
  private final Random random;
  private final List<String> ids = new ArrayList<>();
  private final CountDownLatch stopping = new CountDownLatch(1);
  private final CompletableFuture<Void> ended;
  private int rotated;

  /** Starts at once. */
  RotatedLines(Path directory, long seed) {
    this.directory = directory;
    this.random = new Random(seed);
    this.ended = CompletableFuture.runAsync(this::writeUntilStopped);
  }

  /** The how manieth post it is, from 0 on. */
  static int number(String id) {
    return Integer.parseInt(id.substring(id.indexOf('-') + 1));
  }

  /**
   * Lines of these stand in order in one partition. Files are not read in order: one that was
   * compressed just now is left alone for a while.
   */
  static String authorAndFile(String id) {
    return author(number(id)) + " in file " + number(id) / LINES_A_FILE;
  }

  private static String author(int number) {
    return "author-" + number % AUTHORS;
  }

  private void writeUntilStopped() {
    try {
      do {
        for (int i = 0; i < FLIGHT; i++) {
          writeNext();
        }
        if (ids.size() % LINES_A_FILE == 0) {
          rotate();
        }
      } while (!stopping.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void writeNext() throws IOException {
    String id = "post-" + ids.size();
    byte[] line =
        "{\"id\":\"%s\",\"author\":\"%s\",\"text\":\"%s met Anna Smith in Leeds\"}\n"
            .formatted(id, author(ids.size()), id)
            .getBytes(StandardCharsets.UTF_8);
    int cut = random.nextInt(line.length);
    append(line, 0, cut);
    append(line, cut, line.length - cut);
    ids.add(id);
  }

  private void append(byte[] bytes, int from, int length) throws IOException {
    try (OutputStream out =
        Files.newOutputStream(current(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      out.write(bytes, from, length);
    }
  }

  private Path current() {
    return directory.resolve("posts.jsonl");
  }

  private void rotate() throws IOException {
    rotated++;
    Path old = directory.resolve("posts.jsonl." + rotated);
    Files.move(current(), old);
    if (rotated % 2 == 0) {
      Path hidden = directory.resolve(".compressing");
      try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(hidden))) {
        Files.copy(old, out);
      }
      Files.move(hidden, directory.resolve(old.getFileName() + ".gz"));
      Files.delete(old);
    }
  }

  /** Writes no more; returns the ids of all posts, in order. */
  List<String> finish() {
    stopping.countDown();
    ended.join();
    return List.copyOf(ids);
  }

  /** How often it was rotated. */
  int rotated() {
    return rotated;
  }

  @Override
  public void close() {
    stopping.countDown();
    ended.exceptionally(failure -> null).join();
  }
}
