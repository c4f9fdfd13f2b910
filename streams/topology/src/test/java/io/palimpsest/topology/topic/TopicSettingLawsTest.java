package io.palimpsest.topology.topic;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

class TopicSettingLawsTest {
  @Property
  void shouldAllowWhatIsSet(
      @ForAll TopicSetting.Rule rule, @ForAll @LongRange(min = -1) long value) {
    assertThat(
            new TopicSetting("retention.ms", Long.toString(value), rule, false)
                .allows(Long.toString(value)))
        .isTrue();
  }

  @Property
  void shouldTakeNoLimitForTheLargest(@ForAll @LongRange(min = 0) long value) {
    assertThat(TopicSetting.atLeast("retention.ms", value).allows("-1")).isTrue();
    assertThat(TopicSetting.atMost("retention.ms", value).allows("-1"))
        .isEqualTo(value == Long.MAX_VALUE);
  }

  @Property
  void shouldOrderLimits(
      @ForAll @LongRange(min = 0) long value, @ForAll @LongRange(min = 0) long actual) {
    String other = Long.toString(actual);
    assertThat(TopicSetting.atLeast("retention.ms", value).allows(other))
        .isEqualTo(actual >= value);
    assertThat(TopicSetting.atMost("retention.ms", value).allows(other)).isEqualTo(actual <= value);
    assertThat(TopicSetting.exactly("retention.ms", Long.toString(value)).allows(other))
        .isEqualTo(actual == value);
  }

  @Property(tries = 1)
  void shouldNotMindTheOrderOfCleanupPolicies() {
    TopicSetting both = TopicSetting.exactly("cleanup.policy", "compact,delete");
    assertThat(both.allows("delete,compact")).isTrue();
    assertThat(both.allows("compact")).isFalse();
    assertThat(TopicSetting.exactly("cleanup.policy", "compact").allows("compact,delete"))
        .isFalse();
  }
}
