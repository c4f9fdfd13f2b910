package io.palimpsest.service.http.playground;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyExplanation;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.post.DetectedPost;
import io.palimpsest.language.post.PlannedPost;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.language.post.ReleaseTooLargeException;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.language.pseudonym.name.AuthorContext;
import io.palimpsest.language.redaction.TextPiece;
import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.service.http.Backend;
import io.palimpsest.service.http.Turns;
import io.palimpsest.service.http.policy.PolicyDesk;
import io.palimpsest.service.http.problem.ProblemException;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Does to a text what the path would, for an author who is made up and forgotten at once. It has a
 * key of its own for each text, so that what is tried out tells nothing of what is released.
 *
 * <p>Nobody shares values with a made-up author: places come out as general as for the first author
 * who names them.
 */
@Singleton
final class Playground {
  private static final int MAX_CHARACTERS = 10_000;
  private static final String NOBODY = "playground";

  private final Backend backend;
  private final PolicyDesk policies;

  /** Of its own: what is tried out must not push out what the stream works with. */
  private final Privatizers privatizers;

  /** Tables are large, and take seconds of a processor. */
  private final Turns turns = new Turns(2);

  Playground(Backend backend, PolicyDesk policies) {
    this.backend = backend;
    this.privatizers = backend.privatizers().another();
    this.policies = policies;
  }

  Trial attempt(TrialRequest request) {
    Policy policy = adjusted(chosen(request), request);
    if (!privatizers.canDo(policy)) {
      throw ProblemException.unprocessable(
          "no-lexicon", "this policy draws words, and the service was started without a lexicon");
    }
    Post post = post(request.text());
    return turns.take(() -> attempt(post, policy));
  }

  private Trial attempt(Post post, Policy policy) {
    Privatizer privatizer = privatizers.of(policy);
    KeyedRandomness randomness = MasterKey.random().authorKey(NOBODY).randomness(0);
    DetectedPost detected = privatizer.detect(post);
    try {
      PlannedPost planned =
          privatizer.plan(
              privatizer.replace(
                  detected,
                  new AuthorContext(randomness, AuthorMemory.empty()),
                  (value, k) -> false));
      return new Trial(
          privatizer.draw(planned, randomness).text(),
          privatizer.pieces(planned, randomness).stream()
              .filter(piece -> piece.end() > piece.start())
              .map(piece -> piece(piece, post.text(), detected.spans()))
              .toList(),
          new Trial.Followed(policy.name(), policy.version()),
          privatizer.guarantee().inWords(),
          PolicyExplanation.of(policy),
          new Trial.Price(finite(planned.price().epsilon()), planned.drawnWords().length),
          privatizer.drawEpsilon().isPresent() ? privatizer.drawEpsilon().getAsDouble() : null,
          kOf(policy));
    } catch (ReleaseTooLargeException e) {
      throw ProblemException.unprocessable(
          "too-large", "the release would be longer than the service allows: shorten the text");
    }
  }

  private Policy chosen(TrialRequest request) {
    if (request.policy() == null) {
      return policies.inForce().orElse(backend.policy());
    }
    return request.policy().contains(":")
        ? PolicyDesk.read(request.policy())
        : policies
            .find(request.policy())
            .orElseThrow(
                () ->
                    ProblemException.unprocessable(
                        "unknown-policy",
                        "there is no policy of that name: GET /policies lists all"));
  }

  private static Policy adjusted(Policy policy, TrialRequest request) {
    if (!(policy.tokens() instanceof TokenRules.Sample sample)) {
      return policy;
    }
    Map<String, Object> changes = new LinkedHashMap<>();
    if (request.epsilon() != null) {
      changes.put("epsilon", request.epsilon());
    }
    if (request.k() != null && sample.drawing() instanceof Drawing.Custext) {
      changes.put("k", request.k());
    }
    try {
      return policy.withTokens(changes);
    } catch (InvalidPolicyException e) {
      throw ProblemException.unprocessable("invalid-policy", e.getMessage());
    }
  }

  private Post post(String text) {
    Post post = new Post("trial", NOBODY, text == null ? "" : text, Instant.now());
    if (post.text().length() > MAX_CHARACTERS) {
      throw ProblemException.unprocessable(
          "too-large", "try at most " + MAX_CHARACTERS + " characters at a time");
    }
    backend
        .rules()
        .refusal(post)
        .ifPresent(
            refusal -> {
              throw ProblemException.unprocessable("invalid-text", refusal.explanation());
            });
    return post;
  }

  private static Trial.Piece piece(TextPiece piece, String text, List<Span> spans) {
    String raw = text.substring(piece.start(), piece.end());
    return new Trial.Piece(
        raw,
        switch (piece.kind()) {
          case KEPT -> "plain";
          case ENTITY -> "entity";
          case DRAWN, HIDDEN -> "word";
        },
        piece.kind() == TextPiece.Kind.ENTITY
            ? typeOf(piece, spans).map(EntityType::label).orElse("remembered")
            : null,
        piece.kind() == TextPiece.Kind.KEPT && piece.safe().equals(raw) ? null : piece.safe());
  }

  /** Where no detector saw it, a name was remembered from earlier in the text. */
  private static Optional<EntityType> typeOf(TextPiece piece, List<Span> spans) {
    return spans.stream()
        .filter(span -> span.start() < piece.end() && piece.start() < span.end())
        .findFirst()
        .map(Span::type);
  }

  private static Integer kOf(Policy policy) {
    return policy.tokens() instanceof TokenRules.Sample sample
            && sample.drawing() instanceof Drawing.Custext custext
        ? Integer.valueOf(custext.k())
        : null;
  }

  private static Double finite(double number) {
    return Double.isFinite(number) ? number : null;
  }
}
