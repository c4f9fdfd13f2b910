package io.palimpsest.topology.step;

import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.schemas.BudgetClass;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.state.AuthorVault;
import io.palimpsest.topology.state.ReleasedText;
import java.util.TreeMap;
import java.util.function.Function;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Puts together what is published, and remembers that it was and which names were given. The only
 * step whose output goes to the safe zone.
 */
public final class Release
    extends ContextualProcessor<String, PathPost<SampledPost>, String, SafePost> {
  private final Function<ProcessorContext<?, ?>, AuthorVault> vaults;
  private final PathCounters counters;
  private AuthorVault vault;

  public Release(Function<ProcessorContext<?, ?>, AuthorVault> vaults, PathCounters counters) {
    this.vaults = vaults;
    this.counters = counters;
  }

  @Override
  public void init(ProcessorContext<String, SafePost> context) {
    super.init(context);
    vault = vaults.apply(context);
  }

  @Override
  public void process(Record<String, PathPost<SampledPost>> record) {
    long since = System.nanoTime();
    PathPost<SampledPost> post = record.value();
    if (post.made().again()) {
      counters.countReleasedAgain();
    } else {
      remember(post);
    }
    SafePost safe = safe(post);
    counters.countReleased(context().currentSystemTimeMs() - post.receivedAt().toEpochMilli());
    counters.countStep(PathStep.RELEASE, since);
    context().forward(record.withKey(post.author().pseudonym()).withValue(safe));
  }

  private void remember(PathPost<SampledPost> post) {
    SampledPost made = post.made();
    if (made.memory().isChanged()) {
      vault.write(NodeNames.AUTHOR_NAMES, post.author(), made.memory().toBytes());
    }
    vault
        .releases()
        .add(
            post.author(),
            ReleaseIdentity.of(post.post(), post.privatizer().policy()),
            made.text());
  }

  private static SafePost safe(PathPost<SampledPost> post) {
    Privatizer privatizer = post.privatizer();
    ReleasedText text = post.made().text();
    return SafePost.newBuilder()
        .setId(post.post().id())
        .setAuthor(post.author().pseudonym())
        .setText(text.text())
        .setCreatedAt(post.post().createdAt())
        .setPolicy(privatizer.policy().name())
        .setPolicyVersion(privatizer.policy().version())
        .setMechanism(mechanism(text, privatizer))
        .setGuarantee(guarantee(text, privatizer).inWords())
        .setEpsilonCharged(text.epsilon())
        .setRemainingBudget(BudgetClass.valueOf(text.remaining().name()))
        // In one order: that of an immutable map is another one in every process, and a release
        // that comes again has the same bytes.
        .setEntities(new TreeMap<>(text.entities()))
        .setLexiconFingerprint(text.lexicon().orElse(null))
        .build();
  }

  private static String mechanism(ReleasedText text, Privatizer privatizer) {
    return text.degraded()
        .map(Exhaustion::label)
        .orElseGet(() -> privatizer.policy().tokens().mechanism());
  }

  private static Guarantee guarantee(ReleasedText text, Privatizer privatizer) {
    return text.degraded().map(privatizer::degradedGuarantee).orElseGet(privatizer::guarantee);
  }
}
