package io.palimpsest.topology.step;

import io.palimpsest.language.post.PrivateText;
import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.Outcome;
import java.util.function.Function;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Makes the safe text of a post, its words drawn, redacted or kept as the policy says; a post that
 * this fails for is withheld.
 */
public final class Sample
    extends ContextualProcessor<String, ReplacedPost, String, Outcome<PrivatePost, Withheld>> {
  private final Function<ReplacedPost, PrivateText> words;
  private final Withholding withholding;

  public Sample(Function<ReplacedPost, PrivateText> words, Withholding withholding) {
    this.words = words;
    this.withholding = withholding;
  }

  @Override
  public void process(Record<String, ReplacedPost> record) {
    ReplacedPost post = record.value();
    withholding.forward(
        NodeNames.SAMPLE,
        record,
        post.post(),
        () -> new PrivatePost(post.post(), words.apply(post)),
        context());
  }
}
