package io.palimpsest.topology.step;

import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.topology.state.ReleasedText;

/**
 * A post whose safe text is made and not yet released.
 *
 * @param memory the author's, as it will be
 * @param again whether it was released before
 */
public record SampledPost(ReleasedText text, AuthorMemory memory, boolean again) {

  /** One that was released before, as it was. */
  public static SampledPost again(ReleasedText text) {
    return new SampledPost(text, AuthorMemory.empty(), true);
  }
}
