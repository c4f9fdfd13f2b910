package io.palimpsest.topology.step;

import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.Outcome;
import io.palimpsest.topology.state.AuthorVault;
import java.time.Duration;
import java.util.function.Function;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Replaces the people, places and numbers in a post as the policy says and as its author's names
 * were given before. New names are kept by {@code release}: a post that is refused leaves none.
 */
public final class Pseudonymize
    extends ContextualProcessor<
        String, PathPost<DetectedPost>, String, Outcome<PathPost<PseudonymizedPost>, Withheld>> {
  private final Function<ProcessorContext<?, ?>, AuthorVault> vaults;
  private final Duration sharingDelay;
  private final Withholding withholding;
  private AuthorVault vault;

  public Pseudonymize(
      Function<ProcessorContext<?, ?>, AuthorVault> vaults,
      Duration sharingDelay,
      Withholding withholding) {
    this.vaults = vaults;
    this.sharingDelay = sharingDelay;
    this.withholding = withholding;
  }

  @Override
  public void init(
      ProcessorContext<String, Outcome<PathPost<PseudonymizedPost>, Withheld>> context) {
    super.init(context);
    vault = vaults.apply(context);
  }

  @Override
  public void process(Record<String, PathPost<DetectedPost>> record) {
    PathPost<DetectedPost> post = record.value();
    withholding.forward(record, () -> new Outcome.Passed<>(replaced(post)), context());
  }

  private PseudonymizedPost replaced(PathPost<DetectedPost> post) {
    AuthorMemory memory =
        vault
            .read(NodeNames.AUTHOR_NAMES, post.author())
            .map(AuthorMemory::ofBytes)
            .orElseGet(AuthorMemory::empty);
    SharedValueTable shared =
        new SharedValueTable(context(), post.receivedAt().minus(sharingDelay));
    ReplacedPost replaced =
        post.privatizer()
            .replace(post.made(), new AuthorContext(post.author().randomness(), memory), shared);
    return new PseudonymizedPost(replaced, memory);
  }
}
