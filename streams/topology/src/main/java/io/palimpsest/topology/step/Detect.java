package io.palimpsest.topology.step;

import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.Post;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.Outcome;
import java.util.function.Function;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;

/** Finds the people, places and numbers in a post; one whose detection fails is withheld. */
public final class Detect
    extends ContextualProcessor<String, Post, String, Outcome<DetectedPost, Withheld>> {
  private final Function<Post, DetectedPost> detection;
  private final Withholding withholding;

  public Detect(Function<Post, DetectedPost> detection, Withholding withholding) {
    this.detection = detection;
    this.withholding = withholding;
  }

  @Override
  public void process(Record<String, Post> record) {
    Post post = record.value();
    withholding.forward(NodeNames.DETECT, record, post, () -> detection.apply(post), context());
  }
}
