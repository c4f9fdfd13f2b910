package io.palimpsest.connect.jsonlines.writing;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Locale;
import java.util.LongSummaryStatistics;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.connect.errors.ConnectException;

/** Names of finished files: topic, partition, first and last offset. */
final class FileNames {
  /** Below the directory of the sink; nothing in it is a finished file. */
  static final String HOME = ".palimpsest";

  private static final Pattern OFFSETS = Pattern.compile("-(\\d{20})-(\\d{20})\\.jsonl(\\.gz)?");

  private static final String LONGEST_ENDING = "-%020d-%020d.jsonl.gz".formatted(0, 0);

  /** Of most file systems. */
  private static final int LONGEST_NAME = 255;

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

  /**
   * Refuses a topic whose name leaves no room for offsets.
   *
   * @throws ConnectException here, and not when the first file is to get its name
   */
  static void requireRoom(TopicPartition partition) {
    if (partition.toString().length() + LONGEST_ENDING.length() > LONGEST_NAME) {
      throw new ConnectException(
          "the name of the topic of "
              + partition
              + " is too long for names of files: route it to a shorter one before it gets here");
    }
  }

  /** The offset after the last one that finished files of the partition hold. */
  static OptionalLong next(Path directory, TopicPartition partition) throws IOException {
    LongSummaryStatistics ends = new LongSummaryStatistics();
    Files.walkFileTree(
        directory,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return folder.equals(directory.resolve(HOME))
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            end(file.getFileName().toString(), partition).ifPresent(ends::accept);
            return FileVisitResult.CONTINUE;
          }

          /** Gone meanwhile, or none of ours: a volume has a lost+found that only root reads. */
          @Override
          public FileVisitResult visitFileFailed(Path path, IOException e) throws IOException {
            if (e instanceof NoSuchFileException || e instanceof AccessDeniedException) {
              return FileVisitResult.CONTINUE;
            }
            throw e;
          }
        });
    return ends.getCount() == 0 ? OptionalLong.empty() : OptionalLong.of(ends.getMax());
  }

  private static OptionalLong end(String name, TopicPartition partition) {
    if (!name.startsWith(partition.toString())) {
      return OptionalLong.empty();
    }
    Matcher offsets = OFFSETS.matcher(name.substring(partition.toString().length()));
    return offsets.matches()
        ? OptionalLong.of(Long.parseLong(offsets.group(2)) + 1)
        : OptionalLong.empty();
  }
}
