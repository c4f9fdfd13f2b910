package io.palimpsest.service.http.replay;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.service.http.Backend;
import io.palimpsest.service.http.policy.PolicyDesk;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.service.ledger.ReleaseEstimate;
import io.palimpsest.topology.client.ReplayWriter;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Optional;

/** The service itself. */
@Singleton
final class ServiceGround implements ReplayGround {
  private final Backend backend;
  private final PolicyDesk policies;

  ServiceGround(Backend backend, PolicyDesk policies) {
    this.backend = backend;
    this.policies = policies;
  }

  @Override
  public ReplayPolicy policy(Optional<String> document) {
    ReplayPolicy chosen =
        ReplayPolicy.of(document, policies.inForce(), policies.submittedInForce());
    if (!backend.privatizers().canDo(chosen.policy())) {
      throw ProblemException.unprocessable(
          "no-lexicon", "this policy draws words, and the service was started without a lexicon");
    }
    return chosen;
  }

  @Override
  public boolean isInForce(Policy policy) {
    return policies.inForce().equals(Optional.of(policy));
  }

  @Override
  public ReplayRange range(ReplayOrder order) {
    return ReplayPosts.of(backend.connection(), order.from(), order.to(), backend.rules());
  }

  @Override
  public ReleaseEstimate estimate(Policy policy) {
    return new ReleaseEstimate(backend.privatizers().of(policy), backend.rules(), Instant.now());
  }

  @Override
  public void putInForce(Policy policy, String document) throws InterruptedException {
    policies.putInForce(policy, document);
  }

  @Override
  public ReplaySink sink() {
    ReplayWriter writer = new ReplayWriter(backend.connection());
    return new ReplaySink() {
      @Override
      public void send(RawPost post) {
        writer.send(post);
      }

      @Override
      public void flush() {
        writer.flush();
      }

      @Override
      public void close() {
        writer.close();
      }
    };
  }
}
