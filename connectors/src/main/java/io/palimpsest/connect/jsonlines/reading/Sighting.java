package io.palimpsest.connect.jsonlines.reading;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A file as the directory shows it. If it has not changed, there is nothing to look for in it.
 *
 * @param key inode and device, or nothing where there is no such thing
 */
record Sighting(Path path, Optional<Object> key, long size, FileTime modified) {

  /** The files of a directory, the oldest first; names that start with a dot are left out. */
  static List<Sighting> list(Path directory, String glob) throws IOException {
    List<Sighting> sightings = new ArrayList<>();
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(directory, glob)) {
      for (Path path : paths) {
        if (!path.getFileName().toString().startsWith(".")) {
          of(path).ifPresent(sightings::add);
        }
      }
    }
    sightings.sort(Comparator.comparing(Sighting::modified).thenComparing(Sighting::path));
    return sightings;
  }

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
