package io.palimpsest.topology.step;

import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.Outcome;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.topic.Topics;
import java.util.Optional;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Bytes that a stranger wrote become a post keyed by its author, or a dead letter. Headers of the
 * stranger end here. What differs from one try to the next, nonce and time, is fixed here too.
 */
public final class Validate
    extends ContextualProcessor<byte[], byte[], String, Outcome<Arrival, DeadLetter>> {
  private final RecordReader<RawPost> reader;
  private final PostRules rules;
  private final Intakes intakes;
  private final PathCounters counters;
  private final DeadLetters deadLetters;

  public Validate(
      RecordReader<RawPost> reader, PostRules rules, Intakes intakes, PathCounters counters) {
    this.reader = reader;
    this.rules = rules;
    this.intakes = intakes;
    this.counters = counters;
    this.deadLetters = new DeadLetters(NodeNames.VALIDATE, counters);
  }

  @Override
  public void process(Record<byte[], byte[]> record) {
    long since = System.nanoTime();
    counters.countRead();
    Decoded<RawPost> decoded = reader.read(record.value());
    if (decoded instanceof Decoded.Failed<RawPost> failed) {
      counters.countStep(PathStep.VALIDATE, since);
      deadLetters.refuse(record, failed, context());
      return;
    }
    Post post = post(((Decoded.Ok<RawPost>) decoded).value());
    Optional<Refusal> refusal = rules.refusal(post);
    if (refusal.isPresent()) {
      counters.countStep(PathStep.VALIDATE, since);
      deadLetters.refuse(record, refusal.get(), context());
    } else {
      Arrival arrival = new Arrival.OfPost(post, isReplay(), intakes.next(context()));
      counters.countStep(PathStep.VALIDATE, since);
      context()
          .forward(
              new Record<>(
                  post.author(),
                  new Outcome.Passed<>(arrival),
                  record.timestamp(),
                  new RecordHeaders()));
    }
  }

  private static Post post(RawPost record) {
    return new Post(record.getId(), record.getAuthor(), record.getText(), record.getCreatedAt());
  }

  private boolean isReplay() {
    return context().recordMetadata().filter(at -> at.topic().equals(Topics.REPLAYS)).isPresent();
  }
}
