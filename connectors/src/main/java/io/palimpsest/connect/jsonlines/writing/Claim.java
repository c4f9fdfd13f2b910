package io.palimpsest.connect.jsonlines.writing;

import io.palimpsest.connect.jsonlines.writing.ClaimState.Move;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.connect.errors.ConnectException;

/**
 * The right to finish files of a partition, until somebody else takes it.
 *
 * <p>What makes writing exact: {@link #finish} replaces one file in one step, under a lock, and
 * only if the claim is still ours. Before that step nothing has happened; after it the records are
 * written, since the names that files must get stand in it, and whoever takes the partition next
 * gives them first. It does not matter what readers do with finished files: nothing is looked up in
 * them.
 */
final class Claim {
  private static final String STATE = "state.json";
  private static final String PART = ".part";

  private final Disk disk;
  private final Path directory;
  private final Path home;
  private final PartitionLock lock;
  private final String connector;
  private final String owner = UUID.randomUUID().toString();
  private long next;
  private int parts;

  private Claim(Disk disk, Path directory, TopicPartition partition, String connector) {
    this.disk = disk;
    this.directory = directory;
    this.home = directory.resolve(FileNames.HOME).resolve(partition.toString());
    this.lock = new PartitionLock(home.resolve("lock"));
    this.connector = connector;
  }

  /** Takes a partition from whoever had it, and ends what they had begun. */
  static Claim take(Disk disk, Path directory, TopicPartition partition, String connector)
      throws IOException {
    Claim claim = new Claim(disk, directory, partition, connector);
    disk.makeDirectories(claim.home);
    claim.next =
        claim.lock.alone(
            () -> {
              ClaimState found = claim.found(partition);
              claim.give(found.moves());
              claim.removeParts();
              claim.write(found.next(), List.of());
              return found.next();
            });
    return claim;
  }

  private ClaimState found(TopicPartition partition) throws IOException {
    if (!Files.exists(home.resolve(STATE))) {
      // New, or lost: then the names of finished files say what was written.
      long written = FileNames.next(directory, partition).orElse(ClaimState.UNKNOWN);
      return ClaimState.of(connector, owner, written, List.of());
    }
    ClaimState found = ClaimState.read(Files.readAllBytes(home.resolve(STATE)));
    if (!found.connector().equals(connector)) {
      throw new ConnectException(
          "the directory belongs to the connector '"
              + found.connector()
              + "': give '"
              + connector
              + "' a directory of its own, or remove "
              + FileNames.HOME
              + " there if the other one will never run again");
    }
    return found;
  }

  /** Everything before this offset was in finished files when we came; -1 if nothing is known. */
  long next() {
    return next;
  }

  PartFile newPart(boolean gzip, long firstOffset) throws IOException {
    parts++;
    return new PartFile(disk, home.resolve(owner + "-" + parts + PART), gzip, firstOffset);
  }

  /** A move from a finished part to its name. */
  Move move(PartFile part, String folder, String name) {
    return new Move(
        directory.relativize(part.path()).toString(),
        folder.isEmpty() ? name : folder + "/" + name);
  }

  /**
   * Makes written what lies on the disk already.
   *
   * @return whether it is; false if somebody else has taken the partition
   */
  boolean finish(long following, List<Move> moves) throws IOException {
    return lock.alone(
        () -> {
          if (!ClaimState.read(Files.readAllBytes(home.resolve(STATE))).owner().equals(owner)) {
            return false;
          }
          for (Move move : moves) {
            if (Files.exists(directory.resolve(move.to()))) {
              throw new ConnectException(
                  "there is a file already that holds these offsets: "
                      + move.to()
                      + "; give the connector a directory of its own");
            }
          }
          write(following, moves);
          give(moves);
          next = following;
          return true;
        });
  }

  private void write(long following, List<Move> moves) throws IOException {
    disk.replace(home.resolve(STATE), ClaimState.of(connector, owner, following, moves).bytes());
  }

  /** Gives files their names; those that are gone have theirs. */
  private void give(List<Move> moves) throws IOException {
    for (Move move : moves) {
      Path from = directory.resolve(move.from());
      if (Files.exists(from)) {
        Path to = directory.resolve(move.to());
        disk.makeDirectories(to.getParent());
        disk.move(from, to);
      }
    }
  }

  /** Nobody can finish these any more: their owners' claim is not the last one. */
  private void removeParts() throws IOException {
    try (DirectoryStream<Path> left = Files.newDirectoryStream(home, "*" + PART)) {
      for (Path part : left) {
        disk.remove(part);
      }
    }
  }
}
