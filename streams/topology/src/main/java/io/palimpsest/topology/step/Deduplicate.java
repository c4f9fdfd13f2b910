package io.palimpsest.topology.step;

import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.topology.Outcome;
import io.palimpsest.topology.state.AuthorVault;
import io.palimpsest.topology.state.ReleasedText;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Tells what is new from what was released before: the same author, id and text under the same
 * policy version is recognised for as long as the window lasts. It is not released twice, unless
 * that is what was asked for; then it goes on with the text that was released. A post that was
 * withheld is not remembered; it may be sent again.
 */
public final class Deduplicate
    extends ContextualProcessor<
        String, PathPost<Post>, String, Outcome<PathPost<Optional<ReleasedText>>, Withheld>> {
  private final Function<ProcessorContext<?, ?>, AuthorVault> vaults;
  private final Duration window;
  private final Withholding withholding;
  private final PathCounters counters;
  private AuthorVault vault;

  public Deduplicate(
      Function<ProcessorContext<?, ?>, AuthorVault> vaults,
      Duration window,
      Withholding withholding,
      PathCounters counters) {
    this.vaults = vaults;
    this.window = window;
    this.withholding = withholding;
    this.counters = counters;
  }

  @Override
  public void init(
      ProcessorContext<String, Outcome<PathPost<Optional<ReleasedText>>, Withheld>> context) {
    super.init(context);
    vault = vaults.apply(context);
  }

  @Override
  public void process(Record<String, PathPost<Post>> record) {
    long since = System.nanoTime();
    PathPost<Post> post = record.value();
    Outcome<Optional<ReleasedText>, WithheldReason> before =
        withholding.made(() -> new Outcome.Passed<>(releasedBefore(post)));
    withholding.isDone(since);
    if (isKnown(before) && !post.replay()) {
      counters.countDuplicate();
    } else {
      withholding.pass(record, before, context());
    }
  }

  private Optional<ReleasedText> releasedBefore(PathPost<Post> post) {
    ReleaseIdentity release = ReleaseIdentity.of(post.post(), post.privatizer().policy());
    return vault.releases().find(post.author(), release, window);
  }

  private static boolean isKnown(Outcome<Optional<ReleasedText>, WithheldReason> before) {
    return before instanceof Outcome.Passed<Optional<ReleasedText>, WithheldReason> passed
        && passed.value().isPresent();
  }
}
