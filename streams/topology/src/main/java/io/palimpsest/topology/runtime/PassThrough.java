package io.palimpsest.topology.runtime;

import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.topic.PartitionCount;
import io.palimpsest.topology.topic.TopicPlan;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Named;
import org.apache.kafka.streams.kstream.Produced;
import org.apache.kafka.streams.kstream.Repartitioned;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorSupplier;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;

/**
 * The baseline of {@code bench}: a topology that moves posts without privatizing them. Reads raw
 * posts, repartitions them by key, reads and writes an entry of {@value #VALUE_BYTES} bytes in a
 * store with a changelog, and forwards the entry, exactly once. Copies raw bytes to a topic of the
 * raw zone: for generated posts only.
 */
public final class PassThrough implements AutoCloseable {
  private static final int VALUE_BYTES = 220;
  private static final Duration CLOSE_LIMIT = Duration.ofSeconds(30);
  private static final String STORE = "latest";

  private final KafkaStreams streams;
  private final LongAdder passed = new LongAdder();

  /**
   * Builds the topology without starting it.
   *
   * @param config the configuration of a separate application
   */
  public PassThrough(PrivatizerConfig config) {
    this.streams = new KafkaStreams(topology(output(config)), config.streamsProperties());
  }

  /** Returns the plan of the output topic, which must exist before the start. */
  public static TopicPlan output(PrivatizerConfig config, int partitions) {
    return new TopicPlan(
        output(config), PartitionCount.exactly(partitions), Optional.empty(), List.of());
  }

  private static String output(PrivatizerConfig config) {
    return config.applicationId() + "-passed";
  }

  private Topology topology(String output) {
    Serde<byte[]> bytes = Serdes.ByteArray();
    StreamsBuilder builder = new StreamsBuilder();
    builder.stream(Topics.RAW_POSTS, Consumed.with(bytes, bytes).withName("posts"))
        .mapValues(post -> Arrays.copyOf(post, VALUE_BYTES), Named.as("cut"))
        .repartition(
            Repartitioned.<byte[], byte[]>as("by-key").withKeySerde(bytes).withValueSerde(bytes))
        .process(new Keep(), Named.as("keep"))
        .to(output, Produced.with(bytes, bytes).withName("passed"));
    return builder.build();
  }

  private final class Keep implements ProcessorSupplier<byte[], byte[], byte[], byte[]> {
    @Override
    public Set<StoreBuilder<?>> stores() {
      return Set.of(
          Stores.keyValueStoreBuilder(
                  Stores.persistentKeyValueStore(STORE), Serdes.ByteArray(), Serdes.ByteArray())
              .withCachingDisabled());
    }

    @Override
    public Processor<byte[], byte[], byte[], byte[]> get() {
      return new ContextualProcessor<>() {
        @Override
        public void process(Record<byte[], byte[]> record) {
          KeyValueStore<byte[], byte[]> store = context().getStateStore(STORE);
          store.get(record.key());
          store.put(record.key(), record.value());
          passed.increment();
          context().forward(record);
        }
      };
    }
  }

  /** Starts the topology. */
  public void start() {
    streams.start();
  }

  /** Returns whether the topology is running, paused or not. */
  public boolean isRunning() {
    return streams.state() == KafkaStreams.State.RUNNING;
  }

  /** Stops processing until {@link #resume}. */
  public void pause() {
    streams.pause();
  }

  /** Resumes processing. */
  public void resume() {
    streams.resume();
  }

  /** Returns the number of posts forwarded so far. */
  public long passed() {
    return passed.sum();
  }

  @Override
  public void close() {
    streams.close(CLOSE_LIMIT);
  }
}
