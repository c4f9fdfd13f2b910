package io.palimpsest.service.command;

import io.palimpsest.topology.runtime.Cluster;
import io.palimpsest.topology.runtime.ClusterPlan;
import io.palimpsest.topology.runtime.TopicReview;
import io.palimpsest.topology.topic.Difference;
import io.palimpsest.topology.topic.TopicLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code topics check}. */
@Command(
    name = "check",
    description = {
      "Compares a cluster with what is expected: topics, those of Kafka Streams too, and, where"
          + " --principal names who does what, access that is missing or too wide.",
      "Exit code 1 if something differs. Give it the options that 'topics create' was given."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class TopicsCheckCommand implements Callable<Integer> {
  private static final int DIFFERS = 1;

  /** How the answer is written. */
  enum Format {
    TABLE,
    JSON
  }

  @Mixin private KafkaAddress kafka;

  @Mixin private LayoutOptions layout;

  @Mixin private PrincipalOptions principals;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "table or json (default: table).")
  private Format format = Format.TABLE;

  @Spec private CommandSpec spec;

  /** What both commands are about. */
  static ClusterPlan plan(LayoutOptions layout, PrincipalOptions principals) {
    TopicLayout topics = layout.layout();
    try {
      return new ClusterPlan(
          topics,
          layout.applicationId(),
          layout.deduplicationWindow(),
          principals.plan(layout.applicationId()));
    } catch (IllegalArgumentException e) {
      throw new UserError(e.getMessage());
    }
  }

  @Override
  public Integer call() {
    ClusterPlan plan = plan(layout, principals);
    List<Difference> differences = new ArrayList<>();
    int topics;
    try (Cluster cluster = kafka.open()) {
      TopicReview review = plan.review(cluster.topics());
      topics = review.plans().size();
      differences.addAll(review.differences());
      if (!plan.access().isEmpty()) {
        differences.addAll(plan.review(cluster.access()).orElseGet(() -> List.of(noAuthorizer())));
      }
    }
    DifferenceTable table = new DifferenceTable(differences);
    switch (format) {
      case TABLE -> table.print(spec.commandLine().getOut());
      case JSON -> table.printJson(spec.commandLine().getOut());
    }
    spec.commandLine()
        .getErr()
        .printf(
            "%d topics%s compared, %d differences%n",
            topics, plan.access().isEmpty() ? "" : " and their ACLs", differences.size());
    spec.commandLine().getErr().flush();
    return differences.isEmpty() ? 0 : DIFFERS;
  }

  private static Difference noAuthorizer() {
    return new Difference(
        "cluster",
        "authorizer",
        "there",
        "missing",
        "set authorizer.class.name on the brokers, or leave out --principal");
  }
}
