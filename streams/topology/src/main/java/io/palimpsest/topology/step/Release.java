package io.palimpsest.topology.step;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.BudgetClass;
import io.palimpsest.schemas.SafePost;
import java.time.Duration;
import java.util.Optional;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Puts together what is published and remembers that it was. The only step whose output goes to the
 * safe zone.
 */
public final class Release extends ContextualProcessor<String, PrivatePost, String, SafePost> {
  private final Policy policy;
  private final String guarantee;
  private final Optional<String> lexicon;
  private final RecentReleases releases;
  private final MasterKey key;
  private final PathCounters counters;

  public Release(Privatizer privatizer, Duration window, MasterKey key, PathCounters counters) {
    this.policy = privatizer.policy();
    this.guarantee = privatizer.guarantee().inWords();
    this.lexicon = privatizer.lexiconFingerprint();
    this.releases = new RecentReleases(policy, window);
    this.key = key;
    this.counters = counters;
  }

  @Override
  public void process(Record<String, PrivatePost> record) {
    PrivatePost made = record.value();
    String pseudonym = key.pseudonymOf(made.post().author());
    SafePost safe =
        SafePost.newBuilder()
            .setId(made.post().id())
            .setAuthor(pseudonym)
            .setText(made.safe().text())
            .setCreatedAt(made.post().createdAt())
            .setPolicy(policy.name())
            .setPolicyVersion(policy.version())
            .setMechanism(policy.tokens().mechanism())
            .setGuarantee(guarantee)
            .setEpsilonCharged(made.safe().price().epsilon())
            .setRemainingBudget(BudgetClass.UNMETERED)
            .setEntities(made.safe().entities())
            .setLexiconFingerprint(lexicon.orElse(null))
            .build();
    releases.add(made.post(), context());
    counters.countReleased();
    context().forward(record.withKey(pseudonym).withValue(safe));
  }
}
