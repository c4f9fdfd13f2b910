package io.palimpsest.topology.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class LagWatchTest {
  private static final TopicPartition POSTS = new TopicPartition("raw.posts", 0);

  @Test
  void shouldLookAgainAfterFailuresAndCloseWhatItAsked() throws InterruptedException {
    AtomicInteger looks = new AtomicInteger();
    AtomicBoolean isClosed = new AtomicBoolean();
    CountDownLatch answered = new CountDownLatch(3);
    GroupOffsets offsets =
        new GroupOffsets() {
          @Override
          public Members members() {
            if (looks.incrementAndGet() < 3) {
              throw new ClusterException("nobody answers");
            }
            answered.countDown();
            return new Members(true, Map.of("here", Set.of(POSTS)));
          }

          @Override
          public Set<TopicPartition> partitionsOf(Set<String> topics) {
            return Set.of();
          }

          @Override
          public Map<TopicPartition, Backlog> backlogs(Set<TopicPartition> partitions) {
            return Map.of(POSTS, new Backlog(0, OptionalLong.empty(), 4));
          }

          @Override
          public Map<TopicPartition, Boolean> haveRecords(Map<TopicPartition, Backlog> backlogs) {
            return Map.of();
          }

          @Override
          public void close() {
            isClosed.set(true);
          }
        };
    ConsumerLag lag = new ConsumerLag(List.of("raw.posts"), "here"::equals, offsets);
    try (LagWatch watch = new LagWatch(lag, offsets, Duration.ofMillis(1))) {
      watch.start();

      assertThat(answered.await(20, TimeUnit.SECONDS)).isTrue();
      assertThat(watch.latest()).containsEntry("raw.posts", 4L);
    }
    assertThat(isClosed).isTrue();
  }
}
