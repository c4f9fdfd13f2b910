package io.palimpsest.topology.step;

import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.Outcome;
import java.time.Duration;
import java.util.Set;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorSupplier;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.StoreBuilder;

/**
 * Replaces the people, places and numbers in a post as the policy says, and remembers for its
 * author which name stands for which.
 */
public final class Pseudonymize
    implements ProcessorSupplier<String, DetectedPost, String, Outcome<ReplacedPost, Withheld>> {
  private final Privatizer privatizer;
  private final Duration sharingDelay;
  private final MasterKey key;
  private final Withholding withholding;

  public Pseudonymize(
      Privatizer privatizer, Duration sharingDelay, MasterKey key, Withholding withholding) {
    this.privatizer = privatizer;
    this.sharingDelay = sharingDelay;
    this.key = key;
    this.withholding = withholding;
  }

  @Override
  public Set<StoreBuilder<?>> stores() {
    return Set.of(AuthorNames.store());
  }

  @Override
  public Processor<String, DetectedPost, String, Outcome<ReplacedPost, Withheld>> get() {
    return new ContextualProcessor<>() {
      @Override
      public void process(Record<String, DetectedPost> record) {
        SharedValueTable shared = new SharedValueTable(context(), sharingDelay, record.headers());
        withholding.forward(
            NodeNames.PSEUDONYMIZE,
            ValidationTime.removedFrom(record),
            record.value().post(),
            () -> replace(record.value(), new AuthorNames(context()), shared),
            context());
      }
    };
  }

  private ReplacedPost replace(DetectedPost post, AuthorNames names, SharedValueTable shared) {
    String author = post.post().author();
    AuthorMemory memory = names.of(author);
    ReplacedPost replaced =
        privatizer.replace(post, new AuthorContext(key.randomnessOf(author), memory), shared);
    names.keep(author, memory);
    return replaced;
  }
}
