package io.palimpsest.benchmarks.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.palimpsest.schemas.RawPost;

/**
 * Posts as lines of JSON. Platforms keep more of a post than its text: counts, times, flags.
 * Further fields stand for these; they are no text, so that a transform passes them.
 */
final class RecordLines {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final LoadPosts posts;
  private final int furtherFields;
  private int made;

  RecordLines(LoadPosts posts, int furtherFields) {
    this.posts = posts;
    this.furtherFields = furtherFields;
  }

  /**
   * A post.
   *
   * @param json all of it, the author included
   */
  record Line(String author, String json) {}

  Line next() {
    RawPost post = posts.next();
    ObjectNode line =
        JSON.createObjectNode()
            .put("id", post.getId())
            .put("author", post.getAuthor())
            .put("text", post.getText())
            .put("createdAt", post.getCreatedAt().toEpochMilli());
    for (int field = 0; field < furtherFields; field++) {
      String name = "further_field_" + field;
      if (field % 3 == 0) {
        line.put(name, (made + field) % 2 == 0);
      } else {
        line.put(name, 7919L * made + field);
      }
    }
    made++;
    return new Line(post.getAuthor(), line.toString());
  }
}
