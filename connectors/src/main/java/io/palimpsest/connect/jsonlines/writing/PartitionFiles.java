package io.palimpsest.connect.jsonlines.writing;

import io.palimpsest.connect.jsonlines.writing.ClaimState.Move;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The files of one partition that are being written, one for each directory. They hold a stretch of
 * offsets together and are finished together: {@link Claim} makes one step of it.
 */
public final class PartitionFiles {
  private static final Logger LOG = LoggerFactory.getLogger(PartitionFiles.class);

  private final TopicPartition partition;
  private final boolean gzip;
  private final Rolling rolling;
  private final Clock clock;
  private final Claim claim;
  private final Map<String, PartFile> open = new LinkedHashMap<>();

  /** What comes before this offset is in a file, open or finished, or needs none. */
  private long position;

  private long bytes;
  private long records;
  private Instant since = Instant.MAX;
  private boolean lost;

  private PartitionFiles(
      TopicPartition partition, boolean gzip, Rolling rolling, Clock clock, Claim claim) {
    this.partition = partition;
    this.gzip = gzip;
    this.rolling = rolling;
    this.clock = clock;
    this.claim = claim;
    this.position = claim.next();
  }

  /** Takes a partition over. */
  public static PartitionFiles take(
      Disk disk,
      Path directory,
      TopicPartition partition,
      String connector,
      boolean gzip,
      Rolling rolling,
      Clock clock)
      throws IOException {
    FileNames.requireRoom(partition);
    return new PartitionFiles(
        partition, gzip, rolling, clock, Claim.take(disk, directory, partition, connector));
  }

  /** The offset from which on records are wanted; -1 if any are. */
  public long position() {
    return position;
  }

  /** Whether somebody else must write now: another task has the partition, or something failed. */
  public boolean isLost() {
    return lost;
  }

  /** Goes past a record that needs no file. */
  public void pass(long offset) {
    position = Math.max(position, offset + 1);
  }

  /** Writes a record whose offset is not before the position. */
  public void write(long offset, String folder, byte[] line) throws IOException {
    boolean done = false;
    try {
      append(offset, folder, line);
      done = true;
    } finally {
      if (!done) {
        abandon();
      }
    }
  }

  private void append(long offset, String folder, byte[] line) throws IOException {
    if (!open.containsKey(folder) && open.size() >= rolling.openFiles()) {
      finish();
    }
    if (lost) {
      return;
    }
    PartFile file = open.get(folder);
    if (file == null) {
      file = claim.newPart(gzip, offset);
      open.put(folder, file);
    }
    if (records == 0) {
      since = clock.instant();
    }
    file.write(line, offset);
    records++;
    bytes += line.length;
    position = offset + 1;
    if (records >= rolling.records() || bytes >= rolling.bytes()) {
      finish();
    }
  }

  /** How long until the files are old enough; empty if there are none. */
  public Optional<Duration> untilOld() {
    if (open.isEmpty()) {
      return Optional.empty();
    }
    Instant now = clock.instant();
    since = since.isAfter(now) ? now : since; // the clock was set back
    Duration left = Duration.between(now, since.plus(rolling.age()));
    return Optional.of(left.isNegative() ? Duration.ZERO : left);
  }

  /** Finishes the files if they are old enough. */
  public void finishOld() throws IOException {
    if (untilOld().filter(Duration::isZero).isPresent()) {
      finish();
    }
  }

  /** Up to where records may be forgotten by Kafka; empty if nothing waits in an open file. */
  public OptionalLong safe() {
    return open.values().stream().mapToLong(PartFile::first).min();
  }

  /** How many records wait in open files. */
  public long waiting() {
    return records;
  }

  /** Finishes all open files. */
  public void finish() throws IOException {
    boolean done = false;
    try {
      finishOpen();
      done = true;
    } finally {
      if (!done) {
        abandon();
      }
    }
  }

  private void finishOpen() throws IOException {
    if (open.isEmpty()) {
      return;
    }
    List<Move> moves = new ArrayList<>();
    for (Map.Entry<String, PartFile> entry : open.entrySet()) {
      PartFile file = entry.getValue();
      file.finish();
      moves.add(claim.move(file, entry.getKey(), FileNames.finished(partition, file, gzip)));
    }
    lost = !claim.finish(position, moves);
    if (lost) {
      LOG.warn("another task has taken {}: what this one was writing is dropped", partition);
      discard();
      return;
    }
    LOG.info(
        "finished {} with {} records, {} bytes of lines: {}",
        moves.size() == 1 ? "a file" : moves.size() + " files",
        records,
        bytes,
        moves.stream().map(Move::to).toList());
    reset();
  }

  /** Drops what is being written; the records will come again. */
  public void discard() {
    for (PartFile file : open.values()) {
      try {
        file.discard();
      } catch (IOException e) {
        LOG.debug("a part of {} stays until it is taken again: {}", partition, e.getClass());
      }
    }
    reset();
  }

  /**
   * After an error: a part may end in half a line, or be finished already and only wait for its
   * name. So nothing more is written, and nothing is removed; whoever takes the partition next
   * knows what is what.
   */
  private void abandon() {
    lost = true;
    open.values().forEach(PartFile::abandon);
    reset();
  }

  private void reset() {
    open.clear();
    records = 0;
    bytes = 0;
    since = Instant.MAX;
  }
}
