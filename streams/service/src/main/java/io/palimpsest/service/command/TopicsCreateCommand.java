package io.palimpsest.service.command;

import io.palimpsest.topology.runtime.Cluster;
import io.palimpsest.topology.runtime.ClusterPlan;
import io.palimpsest.topology.runtime.TopicReview;
import io.palimpsest.topology.topic.TopicPlan;
import io.palimpsest.topology.topic.TopicSetting;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code topics create}. What it prints is a shell script: comments about topics, commands for
 * ACLs, since whoever may grant access is often somebody else, with Kafka's own tools.
 */
@Command(
    name = "create",
    description = {
      "Makes the topics that are missing, those of Kafka Streams too, and prints what is to be"
          + " granted to whom, as commands.",
      "Changes, shrinks and deletes nothing that is there; says what differs, with exit code 1."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class TopicsCreateCommand implements Callable<Integer> {
  private static final int DIFFERS = 1;

  @Mixin private KafkaAddress kafka;

  @Mixin private LayoutOptions layout;

  @Mixin private PrincipalOptions principals;

  @Option(names = "--dry-run", description = "Make and grant nothing; say what would be done.")
  private boolean dryRun;

  @Option(
      names = "--apply-acls",
      description = "Grant what is to be granted instead of printing it. Takes nothing away.")
  private boolean applyAcls;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    ClusterPlan plan = TopicsCheckCommand.plan(layout, principals);
    if (applyAcls && plan.access().isEmpty()) {
      throw new UserError("--apply-acls needs to know to whom: give --principal ROLE=User:NAME");
    }
    PrintWriter out = spec.commandLine().getOut();
    try (Cluster cluster = kafka.open()) {
      TopicReview review = plan.review(cluster.topics());
      if (!review.missing().isEmpty() && cluster.brokers() < layout.replicationFactor()) {
        throw new UserError(
            "there are %d brokers for %d copies: give --replication-factor and --min-in-sync-replicas"
                .formatted(cluster.brokers(), layout.replicationFactor()));
      }
      if (!dryRun) {
        cluster.topics().createMissing(review.missing());
      }
      review.missing().forEach(topic -> out.println(made(topic)));
      review.differing().forEach(difference -> out.println("# differs: " + difference.inWords()));
      grant(plan, cluster, out);
      out.flush();
      say(
          "%d topics, %d %s, %d differences"
              .formatted(
                  review.plans().size(),
                  review.missing().size(),
                  dryRun ? "would be made" : "made",
                  review.differing().size()));
      return review.differing().isEmpty() ? 0 : DIFFERS;
    }
  }

  private void grant(ClusterPlan plan, Cluster cluster, PrintWriter out) {
    if (plan.access().isEmpty()) {
      say("no ACLs: name who does what by --principal ROLE=User:NAME");
    } else if (applyAcls && !dryRun) {
      out.printf("# granted: %d ACLs that were missing%n", cluster.access().grant(plan.access()));
    } else {
      plan.access()
          .commands()
          .forEach(command -> out.println("kafka-acls " + kafka.ofTools() + " " + command));
    }
  }

  private String made(TopicPlan topic) {
    return "# %s: %s, %d partitions, %s"
        .formatted(
            dryRun ? "would make" : "made",
            topic.name(),
            topic.partitions().number(),
            topic.settings().stream()
                .map((TopicSetting setting) -> setting.name() + "=" + setting.value())
                .sorted()
                .collect(Collectors.joining(", ")));
  }

  private void say(String words) {
    spec.commandLine().getErr().println(words);
    spec.commandLine().getErr().flush();
  }
}
