package io.palimpsest.benchmarks;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.token.TextTokenizer;
import io.palimpsest.language.token.TokenKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Posts, and the JSON lines that say the same.
 *
 * @param posts in order
 * @param bytes one line each
 */
record PostLines(List<Post> posts, byte[] bytes) {
  /** Means made ones, where a benchmark takes a file. */
  static final String MADE = "made";

  private static final int MADE_POSTS = 10_000;
  private static final Set<TokenKind> LAYOUT = Set.of(TokenKind.SPACE, TokenKind.PUNCTUATION);
  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * The posts of a file, or made ones.
   *
   * @param file of lines {@code {"id","author","text"}}, or {@link #MADE}
   */
  static PostLines of(String file, Lexicon lexicon) {
    return file.equals(MADE)
        ? written(new MadePosts(lexicon).next(MADE_POSTS))
        : read(Path.of(file));
  }

  private static PostLines written(List<Post> posts) {
    StringBuilder lines = new StringBuilder();
    for (Post post : posts) {
      ObjectNode line = JSON.createObjectNode();
      line.put("id", post.id()).put("author", post.author()).put("text", post.text());
      lines.append(line).append('\n');
    }
    return new PostLines(posts, lines.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static PostLines read(Path file) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      List<Post> posts = new ArrayList<>();
      for (String line : new String(bytes, StandardCharsets.UTF_8).split("\n")) {
        if (!line.isBlank()) {
          posts.add(post(line));
        }
      }
      return new PostLines(posts, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Post post(String line) throws JsonProcessingException {
    JsonNode node = JSON.readTree(line);
    return new Post(
        node.path("id").asText(),
        node.path("author").asText(),
        node.path("text").asText(),
        Instant.EPOCH);
  }

  /** How many tokens there are; spaces and punctuation do not count. */
  long tokens() {
    TextTokenizer tokenizer = new TextTokenizer();
    return posts.stream()
        .flatMap(post -> tokenizer.split(post.text()).stream())
        .filter(token -> !LAYOUT.contains(token.kind()))
        .count();
  }

  /** Says nothing: the posts may be somebody's. */
  @Override
  public String toString() {
    return "PostLines of %s posts".formatted(posts.size());
  }
}
