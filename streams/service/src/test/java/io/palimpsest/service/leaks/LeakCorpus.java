package io.palimpsest.service.leaks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The project's own posts that are meant to leak; {@code leaks/README.md} describes them. */
enum LeakCorpus {
  /** The half that developers read. */
  TUNE("tune"),
  /** The half that is only counted. */
  REPORT("report");

  /** The class of the posts that hold no secret. */
  static final String ORDINARY = "ordinary";

  private final String half;

  LeakCorpus(String half) {
    this.half = half;
  }

  List<LeakPost> posts() {
    ObjectMapper json = new ObjectMapper();
    List<LeakPost> posts = new ArrayList<>();
    try (InputStream in = LeakCorpus.class.getResourceAsStream("/leaks/" + half + ".jsonl")) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
        posts.add(post(json.readTree(line)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return posts;
  }

  private static LeakPost post(JsonNode row) {
    return new LeakPost(
        row.path("id").asText(),
        row.path("author").asText(),
        row.path("class").asText(),
        row.path("text").asText(),
        strings(row.path("secret")),
        strings(row.path("keep")));
  }

  private static List<String> strings(JsonNode list) {
    List<String> strings = new ArrayList<>();
    list.forEach(item -> strings.add(item.asText()));
    return strings;
  }
}
