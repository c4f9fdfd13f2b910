package io.palimpsest.language.post;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.redaction.Redaction;
import io.palimpsest.language.redaction.Redactor;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Makes texts safe as a policy says. Thread-safe. */
public final class Privatizer {
  private final Policy policy;
  private final Redactor redactor = new Redactor();

  public Privatizer(Policy policy) {
    this.policy = policy;
  }

  /** The policy that is applied. */
  public Policy policy() {
    return policy;
  }

  /** The safe form of the post's text. */
  public PrivateText privatize(Post post) {
    return switch (policy.mechanism()) {
      case REDACT -> redact(post);
    };
  }

  private PrivateText redact(Post post) {
    Redaction redaction = redactor.redact(post.text());
    Map<String, Integer> entities = new TreeMap<>();
    redaction.counts().forEach((c, n) -> entities.put(c.name().toLowerCase(Locale.ROOT), n));
    return new PrivateText(redaction.text(), entities);
  }
}
