package io.palimpsest.topology.topic;

import java.util.Set;

/**
 * A setting of a topic, and when another value is as good.
 *
 * @param name as Kafka calls it
 * @param value what it is set to
 * @param rule which other values do
 * @param isEssential whether the service refuses to start when the rule is broken; the others are
 *     the operator's choice, and only compared
 */
public record TopicSetting(String name, String value, Rule rule, boolean isEssential) {
  /** Kafka's word for no limit. */
  private static final long UNLIMITED = -1;

  /** Which values do. */
  public enum Rule {
    EXACTLY,
    AT_LEAST,
    AT_MOST
  }

  static TopicSetting exactly(String name, String value) {
    return new TopicSetting(name, value, Rule.EXACTLY, false);
  }

  static TopicSetting atLeast(String name, long value) {
    return new TopicSetting(name, Long.toString(value), Rule.AT_LEAST, false);
  }

  static TopicSetting atMost(String name, long value) {
    return new TopicSetting(name, Long.toString(value), Rule.AT_MOST, false);
  }

  /** The same, and the service does not start without it. */
  TopicSetting essential() {
    return new TopicSetting(name, value, rule, true);
  }

  /** Whether a topic that has that value is as it has to be. */
  public boolean allows(String actual) {
    return switch (rule) {
      case EXACTLY -> Set.of(value.split(",")).equals(Set.of(actual.split(",")));
      case AT_LEAST -> limit(actual) >= limit(value);
      case AT_MOST -> limit(actual) <= limit(value);
    };
  }

  private static long limit(String number) {
    long limit = Long.parseLong(number);
    return limit == UNLIMITED ? Long.MAX_VALUE : limit;
  }

  /** What is wanted, for a table. */
  public String inWords() {
    return switch (rule) {
      case EXACTLY -> value;
      case AT_LEAST -> "at least " + value;
      case AT_MOST -> "at most " + value;
    };
  }
}
