package io.palimpsest.schemas.registry;

/** Names of subjects as Confluent's TopicNameStrategy makes them. */
public final class Subject {
  private Subject() {}

  /** The subject of the values of a topic. */
  public static String valueOf(String topic) {
    return topic + "-value";
  }
}
