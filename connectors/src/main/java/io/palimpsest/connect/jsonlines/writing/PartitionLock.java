package io.palimpsest.connect.jsonlines.writing;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/**
 * One at a time, among the tasks of this worker and among workers. The operating system gives the
 * file back when a process dies. It is held for a few writes; nobody waits for records while they
 * hold it.
 */
final class PartitionLock {
  /** Java refuses a lock that another thread of the process has, so threads wait here first. */
  private static final List<ReentrantLock> THREADS =
      Stream.generate(ReentrantLock::new).limit(64).toList();

  private final Path file;

  PartitionLock(Path file) {
    this.file = file;
  }

  /** Something to do alone. */
  interface Work<T> {
    T run() throws IOException;
  }

  <T> T alone(Work<T> work) throws IOException {
    ReentrantLock threads = THREADS.get(Math.floorMod(file.hashCode(), THREADS.size()));
    threads.lock();
    try (FileChannel channel =
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock processes = channel.lock()) {
      if (!processes.isValid()) {
        throw new IOException("the lock was lost as soon as it was had");
      }
      return work.run();
    } finally {
      threads.unlock();
    }
  }
}
