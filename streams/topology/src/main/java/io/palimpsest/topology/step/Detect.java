package io.palimpsest.topology.step;

import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.Post;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.topology.Outcome;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;

/** Finds the people, places and numbers in a post; one whose detection fails is withheld. */
public final class Detect
    extends ContextualProcessor<
        String, PathPost<Post>, String, Outcome<PathPost<DetectedPost>, Withheld>> {
  private final Withholding withholding;

  public Detect(Withholding withholding) {
    this.withholding = withholding;
  }

  @Override
  public void process(Record<String, PathPost<Post>> record) {
    PathPost<Post> post = record.value();
    withholding.forward(
        record, () -> new Outcome.Passed<>(post.privatizer().detect(post.made())), context());
  }
}
