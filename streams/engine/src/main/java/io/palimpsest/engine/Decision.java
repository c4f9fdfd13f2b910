package io.palimpsest.engine;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import java.util.Optional;

/** The outcome for one post. The caller must persist all of it in one transaction, or nothing. */
public sealed interface Decision {

  /** The post was released before and no replay was requested. */
  record Duplicate() implements Decision {}

  /**
   * The post is not released.
   *
   * @param author empty if the author's key cannot be opened
   * @param policy empty if no usable policy is in force
   * @param paid the charge, if the post failed after it was charged; it stays
   * @param sealBroken whether a state entry of the author failed to decrypt
   */
  record Withheld(
      WithheldReason reason,
      Optional<Author> author,
      Optional<Policy> policy,
      Optional<PaidPost> paid,
      boolean sealBroken)
      implements Decision {}

  /**
   * A charge and the privatizer that made it.
   *
   * @param by names the policy and its guarantee
   */
  record PaidPost(Paid paid, Privatizer by) {}

  /** A text is published. */
  sealed interface Release extends Decision {
    /** Returns the author. */
    Author author();

    /** Returns the privatizer, which names policy and guarantee. */
    Privatizer by();

    /** Returns the safe text and its figures. */
    ReleasedText text();

    /** Returns the mechanism that produced the text. */
    default String mechanism() {
      return Paid.mechanism(text().degraded(), by());
    }

    /** Returns the guarantee of the text. */
    default Guarantee guarantee() {
      return Paid.guarantee(text().degraded(), by());
    }
  }

  /** A requested replay of an earlier release, byte for byte. Nothing is charged or stored. */
  record ReleasedAgain(Author author, Privatizer by, ReleasedText text) implements Release {}

  /**
   * A first release.
   *
   * @param identity the key for deduplication
   * @param paid the charge
   * @param names the author's names, to be stored if they have changed
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
