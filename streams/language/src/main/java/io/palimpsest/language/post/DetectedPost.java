package io.palimpsest.language.post;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Span;
import java.util.List;

/**
 * A post and where its entities are.
 *
 * @param input the post's text with its tokens
 * @param spans disjoint, in the order of the text
 */
public record DetectedPost(Post post, DetectorInput input, List<Span> spans) {
  public DetectedPost {
    spans = List.copyOf(spans);
  }
}
