package io.palimpsest.connect.jsonlines.writing;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.GZIPOutputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A file that is being written, under a name that nobody reads. */
final class PartFile {
  private static final Logger LOG = LoggerFactory.getLogger(PartFile.class);

  private static final int BUFFER = 65_536;

  private final Disk disk;
  private final Path path;
  private final FileChannel channel;
  private final OutputStream out;
  private final long first;
  private long last;
  private long records;

  PartFile(Disk disk, Path path, boolean gzip, long firstOffset) throws IOException {
    this.disk = disk;
    this.path = path;
    this.first = firstOffset;
    this.last = firstOffset;
    this.channel = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    OutputStream file = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
    this.out = gzip ? new GZIPOutputStream(file, BUFFER) : file;
  }

  Path path() {
    return path;
  }

  long first() {
    return first;
  }

  long last() {
    return last;
  }

  long records() {
    return records;
  }

  void write(byte[] line, long offset) throws IOException {
    out.write(line);
    last = offset;
    records++;
  }

  /** Brings all of it to the disk. */
  void finish() throws IOException {
    if (out instanceof GZIPOutputStream gzip) {
      gzip.finish();
    }
    out.flush();
    disk.force(channel);
    out.close();
  }

  /** Leaves it as it is. */
  void abandon() {
    try {
      channel.close();
    } catch (IOException e) {
      LOG.debug("a part does not close: {}", e.getClass().getName());
    }
  }

  void discard() throws IOException {
    channel.close();
    Files.deleteIfExists(path);
  }
}
