package io.palimpsest.topology.step;

import io.palimpsest.language.post.PrivateText;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.topology.Outcome;
import io.palimpsest.topology.state.ReleasedText;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Makes the safe text of a post, its words drawn, redacted or kept as the policy says; a post that
 * this fails for is withheld, and stays paid for.
 */
public final class Sample
    extends ContextualProcessor<
        String, PathPost<ChargedPost>, String, Outcome<PathPost<SampledPost>, Withheld>> {
  private final Withholding withholding;
  private final PathCounters counters;

  public Sample(Withholding withholding, PathCounters counters) {
    this.withholding = withholding;
    this.counters = counters;
  }

  @Override
  public void process(Record<String, PathPost<ChargedPost>> record) {
    withholding.forward(record, () -> new Outcome.Passed<>(sampled(record.value())), context());
  }

  private SampledPost sampled(PathPost<ChargedPost> post) {
    ChargedPost charged = post.made();
    PrivateText safe =
        charged
            .degraded()
            .map(how -> post.privatizer().degraded(charged.planned(), how))
            .orElseGet(() -> post.privatizer().draw(charged.planned(), post.author().randomness()));
    boolean isDrawn = charged.degraded().isEmpty();
    if (isDrawn) {
      counters.countDraws(charged.planned().drawnWords().length);
    }
    return new SampledPost(
        new ReleasedText(
            safe.text(),
            safe.entities(),
            charged.payment().epsilon(),
            charged.payment().remaining(),
            charged.degraded(),
            isDrawn ? post.privatizer().drawEpsilon() : OptionalDouble.empty(),
            isDrawn ? post.privatizer().lexiconFingerprint() : Optional.empty(),
            Optional.of(LedgerRecords.remembered(post))),
        charged.memory(),
        false);
  }
}
