package io.palimpsest.topology.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class RestoreWatchTest {
  private static final TopicPartition LEDGERS = new TopicPartition("ledgers", 0);
  private static final TopicPartition NAMES = new TopicPartition("names", 1);

  private final RestoreWatch watch = new RestoreWatch();

  @Test
  void shouldTellWhatIsLeft() {
    assertThat(watch.progress()).isEqualTo(new RestoreProgress(0, 0));

    watch.onRestoreStart(LEDGERS, "ledgers", 10, 100);
    watch.onRestoreStart(NAMES, "names", 0, 10);
    assertThat(watch.progress()).isEqualTo(new RestoreProgress(2, 100));

    watch.onBatchRestored(LEDGERS, "ledgers", 49, 40);
    assertThat(watch.progress()).isEqualTo(new RestoreProgress(2, 60));

    watch.onRestoreEnd(NAMES, "names", 10);
    watch.onBatchRestored(LEDGERS, "ledgers", 120, 50);
    assertThat(watch.progress()).isEqualTo(new RestoreProgress(1, 0));

    watch.onRestoreSuspended(LEDGERS, "ledgers", 90);
    assertThat(watch.progress()).isEqualTo(new RestoreProgress(0, 0));
  }

  @Test
  void shouldForgetWhatNobodyEnded() {
    watch.onRestoreStart(LEDGERS, "ledgers", 0, 100);
    watch.clear();
    watch.onBatchRestored(LEDGERS, "ledgers", 5, 5);

    assertThat(watch.progress()).isEqualTo(new RestoreProgress(0, 0));
  }
}
