package io.palimpsest.topology;

import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PrivateText;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.SharedValue;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.serde.PostSerde;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.step.CountAuthors;
import io.palimpsest.topology.step.Deduplicate;
import io.palimpsest.topology.step.Detect;
import io.palimpsest.topology.step.Observe;
import io.palimpsest.topology.step.PathCounters;
import io.palimpsest.topology.step.PrivatePost;
import io.palimpsest.topology.step.Pseudonymize;
import io.palimpsest.topology.step.Release;
import io.palimpsest.topology.step.Sample;
import io.palimpsest.topology.step.Validate;
import io.palimpsest.topology.step.Withholding;
import io.palimpsest.topology.topic.Topics;
import java.util.Properties;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.KStream;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.kstream.Named;
import org.apache.kafka.streams.kstream.Produced;
import org.apache.kafka.streams.kstream.Repartitioned;

/**
 * The path of a post. Its drawing is {@code src/test/resources/topology.txt}; a change there is
 * reviewed like a change of a schema.
 */
public final class PrivatizationTopology {
  private final PrivatizerConfig config;
  private final RecordSerdes serdes;
  private final Privatizer privatizer;
  private final MasterKey key;
  private final PathCounters counters;

  public PrivatizationTopology(
      PrivatizerConfig config,
      RecordSerdes serdes,
      Privatizer privatizer,
      MasterKey key,
      PathCounters counters) {
    this.config = config;
    this.serdes = serdes;
    this.privatizer = privatizer;
    this.key = key;
    this.counters = counters;
  }

  /**
   * Builds it. Every schema that it reads or writes is checked against the registry here, so that a
   * wrong registry is found before the first post.
   */
  public Topology build(Properties settings) {
    StreamsBuilder builder = new StreamsBuilder();
    serdes.serializer(Topics.RAW_POSTS, RawPost.class); // what producers write must be readable

    Step<String, Post, DeadLetter> validated = validate(rawPosts(builder));
    write(validated.stopped(), NodeNames.DEAD_LETTERS, Topics.DEAD_LETTERS, DeadLetter.class);

    KStream<String, Post> fresh = deduplicate(byAuthor(validated.passed()));

    Step<String, DetectedPost, Withheld> detected = detect(fresh);
    Step<String, ReplacedPost, Withheld> replaced = pseudonymize(detected.passed(), builder);
    Step<String, PrivatePost, Withheld> sampled = sample(replaced.passed());
    KStream<String, Withheld> withheld =
        detected
            .stopped()
            .merge(replaced.stopped(), Named.as("withheld-before-words"))
            .merge(sampled.stopped(), Named.as("withheld-in-all"));
    write(withheld, NodeNames.WITHHELD, Topics.WITHHELD, Withheld.class);

    write(release(sampled.passed()), NodeNames.SAFE_POSTS, Topics.SAFE_POSTS, SafePost.class);
    return builder.build(settings);
  }

  private KStream<byte[], byte[]> rawPosts(StreamsBuilder builder) {
    return builder.stream(
        Topics.RAW_POSTS,
        Consumed.with(Serdes.ByteArray(), Serdes.ByteArray()).withName(NodeNames.RAW_POSTS));
  }

  private Step<String, Post, DeadLetter> validate(KStream<byte[], byte[]> raw) {
    RecordReader<RawPost> reader = new RecordReader<>(serdes.registry(), RawPost.class);
    return Step.of(
        NodeNames.VALIDATE,
        raw.process(
            () -> new Validate(reader, config.rules(), counters), Named.as(NodeNames.VALIDATE)));
  }

  private KStream<String, Post> byAuthor(KStream<String, Post> posts) {
    return posts.repartition(
        Repartitioned.<String, Post>as(NodeNames.BY_AUTHOR)
            .withKeySerde(Serdes.String())
            .withValueSerde(
                PostSerde.over(serdes.valuesOf(config.repartitionTopic(), RawPost.class))));
  }

  private KStream<String, Post> deduplicate(KStream<String, Post> posts) {
    return posts.process(
        new Deduplicate(privatizer.policy(), config.deduplicationWindow(), counters),
        Named.as(NodeNames.DEDUPLICATE));
  }

  private Step<String, DetectedPost, Withheld> detect(KStream<String, Post> posts) {
    return Step.of(
        NodeNames.DETECT,
        posts.process(
            () -> new Detect(privatizer::detect, withholding()), Named.as(NodeNames.DETECT)));
  }

  private Step<String, ReplacedPost, Withheld> pseudonymize(
      KStream<String, DetectedPost> posts, StreamsBuilder builder) {
    Serde<SharedValue> sharedValues = serdes.valuesOf(Topics.SHARED_VALUES, SharedValue.class);
    builder.globalTable(
        Topics.SHARED_VALUES,
        Consumed.with(Serdes.String(), sharedValues).withName(NodeNames.SHARED_VALUES),
        Materialized.as(NodeNames.SHARED_VALUES));
    Step<String, ReplacedPost, Withheld> replaced =
        Step.of(
            NodeNames.PSEUDONYMIZE,
            posts.process(
                new Pseudonymize(privatizer, config.sharingDelay(), key, withholding()),
                Named.as(NodeNames.PSEUDONYMIZE)));
    replaced
        .passed()
        .process(() -> new Observe(key), Named.as(NodeNames.OBSERVE))
        .repartition(
            Repartitioned.<String, String>as(NodeNames.BY_VALUE)
                .withKeySerde(Serdes.String())
                .withValueSerde(Serdes.String()))
        .process(new CountAuthors(), Named.as(NodeNames.COUNT_AUTHORS))
        .to(
            Topics.SHARED_VALUES,
            Produced.with(Serdes.String(), sharedValues).withName(NodeNames.NEWLY_SHARED));
    return replaced;
  }

  private Withholding withholding() {
    return new Withholding(privatizer.policy(), key, counters);
  }

  private Step<String, PrivatePost, Withheld> sample(KStream<String, ReplacedPost> posts) {
    return Step.of(
        NodeNames.SAMPLE,
        posts.process(() -> new Sample(this::words, withholding()), Named.as(NodeNames.SAMPLE)));
  }

  private PrivateText words(ReplacedPost post) {
    return privatizer.privatize(post, key.randomnessOf(post.post().author()));
  }

  private KStream<String, SafePost> release(KStream<String, PrivatePost> posts) {
    return posts.process(
        () -> new Release(privatizer, config.deduplicationWindow(), key, counters),
        Named.as(NodeNames.RELEASE),
        NodeNames.RECENT_RELEASES);
  }

  private <T extends SpecificRecord> void write(
      KStream<String, T> records, String node, String topic, Class<T> type) {
    records.to(topic, Produced.with(Serdes.String(), serdes.valuesOf(topic, type)).withName(node));
  }
}
