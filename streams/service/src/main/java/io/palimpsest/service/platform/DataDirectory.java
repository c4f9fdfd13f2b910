package io.palimpsest.service.platform;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The directory of one platform, locked for this process from {@link #open} to {@link #close}. */
final class DataDirectory implements AutoCloseable {

  /**
   * The system forgets a file lock when its process closes any channel of that file, so a second
   * opener inside this JVM must be turned away before it opens one.
   */
  private static final Set<Path> OPEN_HERE = ConcurrentHashMap.newKeySet();

  /** Separators and escapes in Kafka's log.dirs, H2's URL, a class path and Quarkus' settings. */
  private static final String UNUSABLE = ",;:$%";

  private final Path root;
  private final FileChannel lock;

  private DataDirectory(Path root, FileChannel lock) {
    this.root = root;
    this.lock = lock;
  }

  static DataDirectory open(Path directory) {
    Path root = create(directory.toAbsolutePath().normalize());
    if (!OPEN_HERE.add(root)) {
      throw inUse(root);
    }
    try {
      return new DataDirectory(root, lock(root));
    } catch (RuntimeException e) {
      OPEN_HERE.remove(root);
      throw e;
    }
  }

  Path root() {
    return root;
  }

  /** What the last run left here; {@link PlatformState#NONE} if there was none. */
  PlatformState earlier() {
    return PlatformState.read(stateFile());
  }

  /** A directory below the root, made if it is not there. */
  Path folder(String name) {
    try {
      return Files.createDirectories(root.resolve(name));
    } catch (IOException e) {
      throw unusable(root, "cannot be written", e);
    }
  }

  void save(PlatformState next) {
    try {
      next.write(stateFile());
    } catch (IOException e) {
      throw unusable(root, "cannot be written", e);
    }
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException e) {
      // the lock goes with the process at the latest
    } finally {
      OPEN_HERE.remove(root);
    }
  }

  private Path stateFile() {
    return root.resolve("platform.properties");
  }

  private static Path create(Path directory) {
    if (directory.toString().chars().anyMatch(c -> UNUSABLE.indexOf(c) >= 0)) {
      throw unusable(directory, "has one of " + UNUSABLE + " in its path", null);
    }
    try {
      // Raw posts will lie here: what we make is for its owner only, what we find stays as it is.
      return Files.createDirectories(directory, ownerOnly(directory)).toRealPath();
    } catch (FileAlreadyExistsException e) {
      throw unusable(directory, "is not a directory", e);
    } catch (IOException e) {
      throw unusable(directory, "cannot be created", e);
    }
  }

  private static FileAttribute<?>[] ownerOnly(Path directory) {
    boolean posix = directory.getFileSystem().supportedFileAttributeViews().contains("posix");
    return posix
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
        }
        : new FileAttribute<?>[0];
  }

  private static FileChannel lock(Path root) {
    try {
      FileChannel channel =
          FileChannel.open(
              root.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = channel.tryLock();
      if (lock == null) {
        channel.close();
        throw inUse(root);
      }
      return channel;
    } catch (IOException e) {
      throw unusable(root, "cannot be written", e);
    }
  }

  private static PlatformException inUse(Path root) {
    return new PlatformException(
        "data directory "
            + root
            + " is in use by another palimpsest; stop it or choose another --data-dir");
  }

  private static PlatformException unusable(Path root, String why, Throwable cause) {
    return new PlatformException(
        "data directory " + root + " " + why + "; choose another --data-dir", cause);
  }
}
