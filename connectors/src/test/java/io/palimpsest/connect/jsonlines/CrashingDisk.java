package io.palimpsest.connect.jsonlines;

import io.palimpsest.connect.jsonlines.writing.Disk;
import io.palimpsest.connect.jsonlines.writing.LocalDisk;
import java.io.IOException;
import java.nio.file.Path;

/** Dies before or after one of its steps, and is dead from then on. */
final class CrashingDisk implements Disk {
  private final Disk disk = new LocalDisk();
  private int steps = Integer.MAX_VALUE;
  private boolean dead;

  /** Not an exception, so that nobody takes care of it: a killed process takes care of nothing. */
  static final class Crash extends Error {
    private static final long serialVersionUID = 1;
  }

  /** The machine dies after so many more steps. */
  void crashAfter(int more) {
    steps = more;
  }

  private interface Step {
    void run() throws IOException;
  }

  private void step(Step step) throws IOException {
    if (dead || steps == 0) {
      dead = true;
      throw new Crash();
    }
    steps--;
    step.run();
  }

  @Override
  public void replace(Path file, byte[] content) throws IOException {
    step(() -> disk.replace(file, content));
  }

  @Override
  public void move(Path from, Path to) throws IOException {
    step(() -> disk.move(from, to));
  }

  @Override
  public void makeDirectories(Path directory) throws IOException {
    step(() -> disk.makeDirectories(directory));
  }

  @Override
  public void remove(Path file) throws IOException {
    step(() -> disk.remove(file));
  }
}
