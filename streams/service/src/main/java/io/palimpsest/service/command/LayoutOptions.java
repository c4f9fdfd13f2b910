package io.palimpsest.service.command;

import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.topic.Durability;
import io.palimpsest.topology.topic.Retentions;
import io.palimpsest.topology.topic.TopicLayout;
import io.palimpsest.topology.topic.Zone;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How the topics of a cluster should be. */
final class LayoutOptions {
  private static final String FOR_EVER = "forever";

  @Option(
      names = "--application-id",
      paramLabel = "ID",
      description =
          "Of the service: begins the names of its internal topics (default: raw.palimpsest).")
  private String applicationId = PrivatizerConfig.DEFAULT_APPLICATION_ID;

  @Option(
      names = "--partitions",
      paramLabel = "N",
      defaultValue = "4",
      description =
          "Partitions of topics that are spread (default: ${DEFAULT-VALUE}). Choose it before the"
              + " first start: it bounds how many threads of all instances work at once.")
  private int partitions;

  @Option(
      names = "--replication-factor",
      paramLabel = "N",
      description = "Copies of every partition (default: 3).")
  private int replicationFactor = Durability.DEFAULT.replicationFactor();

  @Option(
      names = "--min-in-sync-replicas",
      paramLabel = "N",
      description = "Copies that must have a record before it counts as written (default: 2).")
  private int minInSync = Durability.DEFAULT.minInSync();

  @Option(
      names = "--raw-retention",
      paramLabel = "DURATION",
      description =
          "How long posts are kept as they were written, as an ISO duration or 'forever' (default:"
              + " P7D). Requests to erase are kept a day longer.")
  private Optional<String> raw = Optional.empty();

  @Option(
      names = "--safe-retention",
      paramLabel = "DURATION",
      description = "How long releases are kept (default: P30D).")
  private Optional<String> safe = Optional.empty();

  @Option(
      names = "--restricted-retention",
      paramLabel = "DURATION",
      description = "How long dead letters are kept (default: P30D).")
  private Optional<String> restricted = Optional.empty();

  @Option(
      names = "--accounting-retention",
      paramLabel = "DURATION",
      description =
          "How long accounting.withheld is kept (default: P365D). Charges, balances and receipts are"
              + " kept for ever.")
  private Optional<String> accounting = Optional.empty();

  @Option(
      names = "--control-retention",
      paramLabel = "DURATION",
      description = "How long control.policy-verdicts is kept (default: P365D).")
  private Optional<String> control = Optional.empty();

  @Option(
      names = "--deduplication-window",
      paramLabel = "DURATION",
      description = "Of the service, as an ISO duration (default: P7D).")
  private Duration deduplicationWindow = PrivatizerConfig.DEFAULT_DEDUPLICATION_WINDOW;

  @Mixin private TextLimit limit;

  String applicationId() {
    return applicationId;
  }

  Duration deduplicationWindow() {
    return deduplicationWindow;
  }

  int replicationFactor() {
    return replicationFactor;
  }

  /** What was asked for, or one line that says what is wrong with it. */
  TopicLayout layout() {
    if (partitions < 1) {
      throw new UserError("--partitions must be at least 1");
    }
    try {
      return new TopicLayout(
          partitions,
          limit.rules().maxTextBytes(),
          Optional.of(new Durability(replicationFactor, minInSync)),
          Optional.of(retentions()));
    } catch (IllegalArgumentException e) {
      throw new UserError(e.getMessage());
    }
  }

  private Retentions retentions() {
    Retentions retentions = Retentions.DEFAULT;
    for (Zone zone : Zone.values()) {
      Optional<String> given = of(zone);
      if (given.isPresent()) {
        retentions = retentions.with(zone, parsed(zone, given.get()));
      }
    }
    return retentions;
  }

  private Optional<String> of(Zone zone) {
    return switch (zone) {
      case RAW -> raw;
      case SAFE -> safe;
      case RESTRICTED -> restricted;
      case ACCOUNTING -> accounting;
      case CONTROL -> control;
    };
  }

  private static Optional<Duration> parsed(Zone zone, String given) {
    if (given.equals(FOR_EVER)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Duration.parse(given));
    } catch (DateTimeException e) {
      throw new UserError(
          "--"
              + zone.prefix().replace(".", "")
              + "-retention must be an ISO duration such as P7D or PT12H, or forever");
    }
  }
}
