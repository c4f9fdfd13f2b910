package io.palimpsest.connect.jsonlines;

import io.palimpsest.connect.jsonlines.writing.Disk;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Fails once between two of its steps, or dies there and is dead from then on. */
final class CrashingDisk implements Disk {
  private int steps = Integer.MAX_VALUE;
  private boolean dead;
  private boolean once;

  /** Not an exception, so that nobody takes care of it: a killed process takes care of nothing. */
  static final class Crash extends Error {
    private static final long serialVersionUID = 1;
  }

  /** The machine dies after so many more steps. */
  void crashAfter(int more) {
    steps = more;
  }

  /** The disk is full after so many more steps, for one step. */
  void failAfter(int more) {
    steps = more;
    once = true;
  }

  private interface Step {
    void run() throws IOException;
  }

  private void step(Step step) throws IOException {
    if (once && steps == 0) {
      steps = Integer.MAX_VALUE;
      throw new IOException("full");
    }
    if (dead || steps == 0) {
      dead = true;
      throw new Crash();
    }
    steps--;
    step.run();
  }

  /** Nothing is brought to the disk itself: no test cuts the power, and it takes long. */
  @Override
  public void force(FileChannel channel) throws IOException {
    step(() -> {});
  }

  @Override
  public void replace(Path file, byte[] content) throws IOException {
    Path next = file.resolveSibling("next");
    step(() -> Files.write(next, content));
    step(() -> Files.move(next, file, StandardCopyOption.ATOMIC_MOVE));
  }

  @Override
  public void move(Path from, Path to) throws IOException {
    step(() -> Files.move(from, to, StandardCopyOption.ATOMIC_MOVE));
  }

  @Override
  public void makeDirectories(Path directory) throws IOException {
    step(() -> Files.createDirectories(directory));
  }

  @Override
  public void remove(Path file) throws IOException {
    step(() -> Files.deleteIfExists(file));
  }
}
