package io.palimpsest.connect.jsonlines.writing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.kafka.common.TopicPartition;

/** Names of finished files: topic, partition, first and last offset. */
final class FileNames {
  /** Below the directory of the sink; nothing in it is a finished file. */
  static final String HOME = ".palimpsest";

  private static final Pattern OFFSETS = Pattern.compile("-(\\d{20})-(\\d{20})\\.jsonl(\\.gz)?");

  private FileNames() {}

  static String finished(TopicPartition partition, PartFile file, boolean gzip) {
    return String.format(
        Locale.ROOT,
        "%s-%020d-%020d.jsonl%s",
        partition,
        file.first(),
        file.last(),
        gzip ? ".gz" : "");
  }

  /** The offset after the last one that finished files of the partition hold. */
  static OptionalLong next(Path directory, TopicPartition partition) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files
          .filter(path -> !path.startsWith(directory.resolve(HOME)))
          .map(path -> path.getFileName().toString())
          .filter(name -> name.startsWith(partition.toString()))
          .map(name -> OFFSETS.matcher(name.substring(partition.toString().length())))
          .filter(Matcher::matches)
          .mapToLong(offsets -> Long.parseLong(offsets.group(2)) + 1)
          .max();
    }
  }
}
