package io.palimpsest.topology.topic;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * How long records of a zone are kept where nothing else decides it: compacted topics, charges and
 * receipts of erasures are kept whatever it says.
 *
 * @param byZone empty is for ever
 */
public record Retentions(Map<Zone, Optional<Duration>> byZone) {
  /**
   * Raw text is gone soon, what was released a little later; what explains a decision stays for a
   * year.
   */
  public static final Retentions DEFAULT =
      new Retentions(
          Map.of(
              Zone.RAW, Optional.of(Duration.ofDays(7)),
              Zone.RESTRICTED, Optional.of(Duration.ofDays(30)),
              Zone.SAFE, Optional.of(Duration.ofDays(30)),
              Zone.ACCOUNTING, Optional.of(Duration.ofDays(365)),
              Zone.CONTROL, Optional.of(Duration.ofDays(365))));

  public Retentions {
    byZone = Map.copyOf(byZone);
    for (Zone zone : Zone.values()) {
      if (!byZone.containsKey(zone)) {
        throw new IllegalArgumentException("every zone has a retention. Missing: " + zone);
      }
      byZone
          .get(zone)
          .filter(time -> time.compareTo(Duration.ofHours(1)) < 0)
          .ifPresent(
              time -> {
                throw new IllegalArgumentException(
                    "records must be kept for an hour at least, or those that wait are lost."
                        + " Provided value: "
                        + time);
              });
    }
  }

  /** The same with another one for a zone. */
  public Retentions with(Zone zone, Optional<Duration> retention) {
    Map<Zone, Optional<Duration>> changed = new EnumMap<>(byZone);
    changed.put(zone, retention);
    return new Retentions(changed);
  }

  /** Of a zone; empty is for ever. */
  public Optional<Duration> of(Zone zone) {
    return byZone.get(zone);
  }
}
