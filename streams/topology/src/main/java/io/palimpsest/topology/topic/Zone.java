package io.palimpsest.topology.topic;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Trust zones. The prefix of a topic's name is its zone, and access is granted by prefix. */
public enum Zone {
  RAW,
  RESTRICTED,
  SAFE,
  ACCOUNTING,
  CONTROL;

  /** What the names of all topics of this zone begin with. */
  public String prefix() {
    return name().toLowerCase(Locale.ROOT) + ".";
  }

  /** Whether a topic of that name lies in this zone. */
  public boolean holds(String topic) {
    return topic.startsWith(prefix());
  }

  /** The zone of a topic of that name; empty if it is none of ours. */
  public static Optional<Zone> of(String topic) {
    return Arrays.stream(values()).filter(zone -> zone.holds(topic)).findFirst();
  }
}
