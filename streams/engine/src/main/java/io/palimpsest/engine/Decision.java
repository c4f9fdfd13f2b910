package io.palimpsest.engine;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import java.util.Optional;

/** What becomes of a post. Whoever keeps state writes all of it down, or nothing. */
public sealed interface Decision {

  /** The post was released before, and nobody asked for it again. */
  record Duplicate() implements Decision {}

  /**
   * The post is not released.
   *
   * @param author empty if not even the author is known
   * @param policy empty if there is none
   * @param paid what stays paid all the same: it had been charged before it failed
   * @param sealBroken whether something that is kept of the author does not open
   */
  record Withheld(
      WithheldReason reason,
      Optional<Author> author,
      Optional<Policy> policy,
      Optional<PaidPost> paid,
      boolean sealBroken)
      implements Decision {}

  /**
   * What was paid, and under which policy.
   *
   * @param by says the policy and what it promises
   */
  record PaidPost(Paid paid, Privatizer by) {}

  /** A text goes out. */
  sealed interface Release extends Decision {
    /** Whose it is. */
    Author author();

    /** By which policy, and with what promise. */
    Privatizer by();

    /** What goes out. */
    ReleasedText text();

    /** What made the text. */
    default String mechanism() {
      return Paid.mechanism(text().degraded(), by());
    }

    /** What is promised of it. */
    default Guarantee guarantee() {
      return Paid.guarantee(text().degraded(), by());
    }
  }

  /** The post was released before, and goes out again as it was. Nothing is paid or kept. */
  record ReleasedAgain(Author author, Privatizer by, ReleasedText text) implements Release {}

  /**
   * The post is released.
   *
   * @param identity by which it is recognised if it comes again
   * @param paid what it cost
   * @param names the author's, as they are to be kept if they have changed
   */
  record Released(
      Author author,
      Privatizer by,
      ReleasedText text,
      ReleaseIdentity identity,
      Paid paid,
      AuthorMemory names)
      implements Release {}
}
