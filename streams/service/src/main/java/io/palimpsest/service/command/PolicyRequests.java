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

/** Hands policies in and waits for the verdict. */
final class PolicyRequests {
  private static final Duration LIMIT = Duration.ofSeconds(60);

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
    return verdict(name, "cannot be withdrawn", control -> control.withdrawPolicy(name));
  }

  private interface Request {
    void sendTo(ControlWriter control) throws InterruptedException;
  }

  private String verdict(String name, String refusal, Request request) throws InterruptedException {
    try (RecordTail<PolicyVerdict> verdicts =
            new RecordTail<>(connection, Topics.POLICY_VERDICTS, PolicyVerdict.class);
        ControlWriter control = new ControlWriter(connection)) {
      request.sendTo(control);
      PolicyVerdict verdict =
          verdicts
              .await(told -> told.getName().equals(name), LIMIT)
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
