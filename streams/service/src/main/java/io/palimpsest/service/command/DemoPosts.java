package io.palimpsest.service.command;

import io.palimpsest.schemas.RawPost;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * The posts of the demo, written for it: three authors, one post sent twice, one without an author.
 */
final class DemoPosts {
  private static final int FIELDS = 3;

  private DemoPosts() {}

  static List<RawPost> read() {
    Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                DemoPosts.class.getResourceAsStream("demo-posts.tsv"), StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", FIELDS))
          .map(fields -> new RawPost(fields[0], fields[1], fields[2], now))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
