package io.palimpsest.service.command;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.ControlWriter;
import io.palimpsest.topology.client.RecordTail;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.Predicate;

/** Hands policies in and waits for the verdict. */
final class PolicyRequests {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int UNREAD = 0;

  private final ClusterConnection connection;

  PolicyRequests(ClusterConnection connection) {
    this.connection = connection;
  }

  /**
   * Submits a policy.
   *
   * @return its explanation
   * @throws UserError if it is refused, with the reason
   */
  String submit(Policy policy, String document) throws InterruptedException {
    return verdict(
        policy.name(),
        told -> isAbout(policy, told),
        "is refused",
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
   * @return what holds from now on
   * @throws UserError if it is not in force
   */
  String withdraw(String name) throws InterruptedException {
    return verdict(
        name,
        told -> told.getName().equals(name),
        "cannot be withdrawn",
        control -> control.withdrawPolicy(name));
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

  private String verdict(
      String name, Predicate<PolicyVerdict> wanted, String refusal, Request request)
      throws InterruptedException {
    try (RecordTail<PolicyVerdict> verdicts =
            new RecordTail<>(connection, Topics.POLICY_VERDICTS, PolicyVerdict.class);
        ControlWriter control = new ControlWriter(connection)) {
      request.sendTo(control);
      PolicyVerdict verdict =
          verdicts
              .await(wanted, LIMIT)
              .orElseThrow(
                  () ->
                      new UserError(
                          "no verdict within %d s: is the service running? It decides when it runs again"
                              .formatted(LIMIT.toSeconds())));
      if (!verdict.getAccepted()) {
        throw new UserError("policy %s %s: %s".formatted(name, refusal, verdict.getExplanation()));
      }
      return verdict.getExplanation();
    }
  }
}
