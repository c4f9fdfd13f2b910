package io.palimpsest.connect.jsonlines.writing;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/**
 * The steps by which files become visible. Each holds after a power cut. They are named apart from
 * their doing so that a test can stop after any of them.
 */
public interface Disk {
  /** Brings to the disk what was written to an open file. */
  void force(FileChannel channel) throws IOException;

  /** Replaces a file in one step: whoever reads sees the old one or the new one. */
  void replace(Path file, byte[] content) throws IOException;

  /** Renames in one step and makes the new name last. */
  void move(Path from, Path to) throws IOException;

  /** Makes a directory, and all above it up to one that is there, and makes their names last. */
  void makeDirectories(Path directory) throws IOException;

  /** Removes a file if it is there. */
  void remove(Path file) throws IOException;
}
