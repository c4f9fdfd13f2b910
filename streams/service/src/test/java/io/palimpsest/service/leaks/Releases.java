package io.palimpsest.service.leaks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.service.lines.LinePrivatizer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The safe texts of posts, as command {@code privatize} writes them.
 *
 * @param texts by the ids of the posts; without those that were not released
 */
record Releases(Map<String, String> texts) {
  private static final MasterKey KEY = MasterKey.parse("2a".repeat(32));
  private static final ObjectMapper JSON = new ObjectMapper();

  static Releases of(List<LeakPost> posts, Privatizer privatizer) {
    PostRules rules = new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Map<String, String> texts = new HashMap<>();
    try {
      new LinePrivatizer(privatizer, rules, KEY)
          .run(new ByteArrayInputStream(lines(posts)), out, () -> {});
      for (String line : out.toString(StandardCharsets.UTF_8).split("\n")) {
        JsonNode answer = JSON.readTree(line);
        if (answer.path("released").asBoolean()) {
          texts.put(answer.path("id").asText(), answer.path("text").asText());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Releases(texts);
  }

  private static byte[] lines(List<LeakPost> posts) throws IOException {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    for (LeakPost post : posts) {
      lines.write(
          JSON.writeValueAsBytes(
              Map.of("id", post.id(), "author", post.author(), "text", post.text())));
      lines.write('\n');
    }
    return lines.toByteArray();
  }

  /** Redacted: may hold secrets. */
  @Override
  public String toString() {
    return "Releases[...]";
  }
}
