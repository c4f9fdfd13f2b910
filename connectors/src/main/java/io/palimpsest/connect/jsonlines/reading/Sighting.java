package io.palimpsest.connect.jsonlines.reading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

/**
 * A file as the directory shows it. If it has not changed, there is nothing to look for in it.
 *
 * @param key inode and device, or nothing where there is no such thing
 */
record Sighting(Path path, Optional<Object> key, long size, FileTime modified) {

  /** Empty if it is not a file, or gone. */
  static Optional<Sighting> of(Path path) {
    try {
      BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
      return attributes.isRegularFile()
          ? Optional.of(
              new Sighting(
                  path,
                  Optional.ofNullable(attributes.fileKey()),
                  attributes.size(),
                  attributes.lastModifiedTime()))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
