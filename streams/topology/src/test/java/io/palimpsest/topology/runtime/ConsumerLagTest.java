package io.palimpsest.topology.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class ConsumerLagTest {
  private static final TopicPartition POSTS_0 = new TopicPartition("raw.posts", 0);
  private static final TopicPartition POSTS_1 = new TopicPartition("raw.posts", 1);
  private static final TopicPartition REPLAYS_0 = new TopicPartition("raw.replays", 0);
  private static final TopicPartition OTHER = new TopicPartition("other", 0);

  private final FakeOffsets cluster = new FakeOffsets();
  private final ConsumerLag lag = lagOf("here");

  private ConsumerLag lagOf(String instance) {
    return new ConsumerLag(
        List.of("raw.posts", "raw.replays"), client -> client.startsWith(instance), cluster);
  }

  /** What a test says it is. */
  private static final class FakeOffsets implements GroupOffsets {
    private Members members = new Members(true, Map.of());
    private final Map<TopicPartition, Backlog> backlogs = new HashMap<>();
    private final Set<TopicPartition> marksOnly = new HashSet<>();
    private boolean isSilent;
    private boolean isSlow;
    private int searches;

    void assign(String client, TopicPartition... partitions) {
      Map<String, Set<TopicPartition>> all = new HashMap<>(members.partitions());
      all.put(client, Set.of(partitions));
      members = new Members(true, all);
    }

    void leave(String client) {
      Map<String, Set<TopicPartition>> all = new HashMap<>(members.partitions());
      all.remove(client);
      members = new Members(true, all);
    }

    /** Between two assignments a coordinator names members without partitions. */
    void rebalance() {
      members =
          new Members(
              false,
              members.partitions().keySet().stream()
                  .collect(Collectors.toMap(client -> client, client -> Set.of())));
    }

    void put(TopicPartition partition, long beginning, OptionalLong committed, long end) {
      backlogs.put(partition, new Backlog(beginning, committed, end));
    }

    void put(TopicPartition partition, long committed, long end) {
      put(partition, 0, OptionalLong.of(committed), end);
    }

    @Override
    public Members members() {
      if (isSilent) {
        throw new ClusterException("nobody answers");
      }
      return members;
    }

    @Override
    public Set<TopicPartition> partitionsOf(Set<String> topics) {
      return backlogs.keySet().stream()
          .filter(partition -> topics.contains(partition.topic()))
          .collect(Collectors.toSet());
    }

    @Override
    public Map<TopicPartition, Backlog> backlogs(Set<TopicPartition> partitions) {
      return partitions.stream().collect(Collectors.toMap(partition -> partition, backlogs::get));
    }

    @Override
    public Map<TopicPartition, Boolean> haveRecords(Map<TopicPartition, Backlog> open) {
      searches += open.size();
      return isSlow
          ? Map.of()
          : open.keySet().stream()
              .collect(
                  Collectors.toMap(
                      partition -> partition, partition -> !marksOnly.contains(partition)));
    }

    @Override
    public void close() {
      isSilent = true;
    }
  }

  private Map<String, Long> look() {
    lag.look();
    return lag.latest();
  }

  @Test
  void shouldCountFromWhatIsCommittedToTheEnd() {
    cluster.assign("here-1", POSTS_0, OTHER);
    cluster.assign("here-2", POSTS_1, REPLAYS_0);
    cluster.put(POSTS_0, 7, 10);
    cluster.put(POSTS_1, 0, 4);
    cluster.put(REPLAYS_0, 5, 5);

    assertThat(look()).containsExactly(entry("raw.posts", 7L), entry("raw.replays", 0L));
  }

  @Test
  void shouldSayThatNothingWaitsBeforeItLooked() {
    assertThat(lag.latest()).containsExactly(entry("raw.posts", 0L), entry("raw.replays", 0L));
  }

  @Test
  void shouldCountFromTheBeginningWhereNothingIsCommittedOrWhatIsWasDeleted() {
    cluster.assign("here", POSTS_0, POSTS_1, REPLAYS_0);
    cluster.put(POSTS_0, 100, OptionalLong.empty(), 103);
    cluster.put(POSTS_1, 50, OptionalLong.of(20), 60);
    // committed since the end was asked for
    cluster.put(REPLAYS_0, 0, OptionalLong.of(9), 8);

    assertThat(look()).containsExactly(entry("raw.posts", 13L), entry("raw.replays", 0L));
  }

  @Test
  void shouldAddUpToTheLagOfTheGroupOverInstances() {
    ConsumerLag there = lagOf("there");
    cluster.assign("here", POSTS_0);
    cluster.assign("there", POSTS_1);
    cluster.put(POSTS_0, 0, 3);
    cluster.put(POSTS_1, 0, 4);

    there.look();

    assertThat(look()).containsEntry("raw.posts", 3L);
    assertThat(there.latest()).containsEntry("raw.posts", 4L);

    // And one that comes tells of nothing until it has something
    ConsumerLag third = lagOf("third");
    third.look();
    assertThat(third.latest()).containsEntry("raw.posts", 0L);
  }

  @Test
  void shouldKeepTellingOfItsPartitionsWhileTheyAreGivenOutAnew() {
    cluster.assign("here", POSTS_0);
    cluster.put(POSTS_0, 0, 3);
    look();

    cluster.rebalance();
    cluster.put(POSTS_0, 0, 5);

    assertThat(look()).containsEntry("raw.posts", 5L);
  }

  @Test
  void shouldTellOfItsPartitionsAfterItsStreamEndedUntilAnotherHasThem() {
    cluster.assign("here", POSTS_0, POSTS_1);
    cluster.put(POSTS_0, 0, 3);
    cluster.put(POSTS_1, 0, 30);
    look();

    cluster.leave("here");
    assertThat(look()).as("nobody is there").containsEntry("raw.posts", 33L);

    cluster.assign("there", POSTS_0);
    assertThat(look()).as("another took one").containsEntry("raw.posts", 30L);

    cluster.leave("there");
    assertThat(look()).as("that one tells of it now").containsEntry("raw.posts", 30L);
  }

  @Test
  void shouldTellOfEverythingIfNobodyIsInTheGroup() {
    cluster.put(POSTS_0, 0, 3);
    cluster.put(POSTS_1, 0, 4);
    cluster.put(OTHER, 0, 9);

    assertThat(look()).containsExactly(entry("raw.posts", 7L), entry("raw.replays", 0L));

    cluster.assign("there", POSTS_0, POSTS_1);
    Members settled = cluster.members;
    cluster.rebalance();
    assertThat(look()).as("nobody has them yet").containsEntry("raw.posts", 7L);

    cluster.members = settled;
    assertThat(look()).containsEntry("raw.posts", 0L);
  }

  @Test
  void shouldNotCountMarksOfTransactionsWhereNothingElseIs() {
    cluster.assign("here", POSTS_0, POSTS_1);
    cluster.put(POSTS_0, 9, 10);
    cluster.put(POSTS_1, 9, 10);
    cluster.marksOnly.add(POSTS_0);

    assertThat(look()).as("nobody can know yet").containsEntry("raw.posts", 2L);
    assertThat(look()).containsEntry("raw.posts", 1L);
    assertThat(look()).containsEntry("raw.posts", 1L);
    assertThat(cluster.searches).as("each is looked at once").isEqualTo(2);

    cluster.put(POSTS_0, 9, 11);
    assertThat(look()).as("something came").containsEntry("raw.posts", 3L);
  }

  @Test
  void shouldCountMarksUntilItIsCertainThatNothingElseIsThere() {
    cluster.assign("here", POSTS_0);
    cluster.put(POSTS_0, 9, 10);
    cluster.marksOnly.add(POSTS_0);
    cluster.isSlow = true;
    look();

    assertThat(look()).containsEntry("raw.posts", 1L);

    cluster.isSlow = false;
    assertThat(look()).containsEntry("raw.posts", 0L);
  }

  @Test
  void shouldKeepTheLastAnswerWhileTheClusterIsSilent() {
    cluster.assign("here", POSTS_0);
    cluster.put(POSTS_0, 0, 3);
    look();

    cluster.isSilent = true;

    assertThatExceptionOfType(ClusterException.class).isThrownBy(lag::look);
    assertThat(lag.latest()).containsEntry("raw.posts", 3L);
  }
}
