package io.palimpsest.service.policy;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.ControlWriter;
import io.palimpsest.topology.client.RecordTail;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Predicate;

/** Hands policies in and waits for the verdict. */
public final class PolicyRequests {
  /** How long a verdict is waited for. */
  public static final Duration LIMIT = Duration.ofSeconds(60);

  private static final int UNREAD = 0;

  private final ClusterConnection connection;

  public PolicyRequests(ClusterConnection connection) {
    this.connection = connection;
  }

  /**
   * Submits a policy.
   *
   * @return the verdict; empty if none comes, and then the request stands
   */
  public Optional<PolicyVerdict> submit(Policy policy, String document)
      throws InterruptedException {
    return verdict(
        told -> isAbout(policy, told),
        control ->
            control.submit(
                new io.palimpsest.schemas.Policy(
                    policy.name(),
                    policy.version(),
                    document,
                    Instant.now().truncatedTo(ChronoUnit.MILLIS))));
  }

  /**
   * Withdraws the policy of that name.
   *
   * @return the verdict; empty if none comes, and then the request stands
   */
  public Optional<PolicyVerdict> withdraw(String name) throws InterruptedException {
    return verdict(told -> told.getName().equals(name), control -> control.withdrawPolicy(name));
  }

  /** Others may submit at the same time. What could not be read is refused as version 0. */
  static boolean isAbout(Policy policy, PolicyVerdict told) {
    return told.getName().equals(policy.name())
        && (told.getVersion() == policy.version()
            || (told.getVersion() == UNREAD && !told.getAccepted()));
  }

  private interface Request {
    void sendTo(ControlWriter control) throws InterruptedException;
  }

  private Optional<PolicyVerdict> verdict(Predicate<PolicyVerdict> wanted, Request request)
      throws InterruptedException {
    try (RecordTail<PolicyVerdict> verdicts =
            new RecordTail<>(connection, Topics.POLICY_VERDICTS, PolicyVerdict.class);
        ControlWriter control = new ControlWriter(connection)) {
      request.sendTo(control);
      return verdicts.await(wanted, LIMIT);
    }
  }
}
