package io.palimpsest.topology.step;

import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.Intake;
import io.palimpsest.topology.topic.Topics;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.kafka.streams.processor.api.Record;

/** Validates a post. */
final class RawPostParser implements RecordParser {
  private final RecordReader<RawPost> reader;
  private final PostRules rules;

  RawPostParser(RecordReader<RawPost> reader, PostRules rules) {
    this.reader = reader;
    this.rules = rules;
  }

  @Override
  public String name() {
    return "validate";
  }

  @Override
  public IntakeResult parse(Record<byte[], byte[]> record, String topic, Supplier<Intake> intake) {
    Decoded<RawPost> decoded = reader.read(record.value());
    if (decoded instanceof Decoded.Failed<RawPost> failed) {
      return IntakeResult.Refused.because(failed);
    }
    Post post = post(((Decoded.Ok<RawPost>) decoded).value());
    Optional<Refusal> refusal = rules.refusal(post);
    return refusal.isPresent()
        ? IntakeResult.Refused.because(refusal.get())
        : new IntakeResult.Accepted(
            new Arrival.OfPost(post, topic.equals(Topics.REPLAYS), intake.get()));
  }

  private static Post post(RawPost record) {
    return new Post(record.getId(), record.getAuthor(), record.getText(), record.getCreatedAt());
  }
}
