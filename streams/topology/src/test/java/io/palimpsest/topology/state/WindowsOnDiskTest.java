package io.palimpsest.topology.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import java.util.function.Consumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.processor.TaskId;
import org.apache.kafka.streams.processor.api.MockProcessorContext;
import org.apache.kafka.streams.state.WindowStore;
import org.apache.kafka.streams.state.internals.OffsetCheckpoint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowsOnDiskTest {
  private static final Duration WINDOW = Duration.ofDays(1);
  private static final TopicPartition CHANGELOG = new TopicPartition("changelog", 0);
  private static final Bytes KEY = Bytes.wrap("key".getBytes(StandardCharsets.UTF_8));
  private static final byte[] VALUE = "0timely0value".getBytes(StandardCharsets.UTF_8);

  @TempDir private Path directory;

  @Test
  void shouldBeSoundWithoutAPlaceWhenEmpty() {
    for (int run = 0; run < 2; run++) {
      openFor(
          store -> {
            assertThat(store.committedOffset(CHANGELOG)).isEqualTo(OffsetCheckpoint.OFFSET_UNKNOWN);
            store.commit(Map.of(CHANGELOG, OffsetCheckpoint.OFFSET_UNKNOWN));
          });
    }
  }

  @Test
  void shouldNotPassForEmptyWhenSomethingIsInIt() {
    openFor(store -> store.put(KEY, VALUE, 0));
    openFor(store -> assertThat(store.committedOffset(CHANGELOG)).isNull());
  }

  @Test
  void shouldKnowWhereItWasWhenOpenedAgain() {
    openFor(
        store -> {
          store.put(KEY, VALUE, 0);
          store.commit(Map.of(CHANGELOG, 7L));
        });
    openFor(
        store -> {
          assertThat(store.committedOffset(CHANGELOG)).isEqualTo(7L);
          assertThat(store.fetch(KEY, 0)).isEqualTo(VALUE);
        });
  }

  private void openFor(Consumer<WindowStore<Bytes, byte[]>> work) {
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "raw.test");
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "localhost:1");
    MockProcessorContext<Void, Void> context =
        new MockProcessorContext<>(settings, new TaskId(0, 0), directory.toFile());
    WindowStore<Bytes, byte[]> store = WindowsOnDisk.named("windows", WINDOW).get();
    store.init(context.getStateStoreContext(), store);
    try {
      work.accept(store);
    } finally {
      store.close();
    }
  }
}
