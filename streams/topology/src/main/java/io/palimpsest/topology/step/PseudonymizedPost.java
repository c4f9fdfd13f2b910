package io.palimpsest.topology.step;

import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;

/**
 * A post whose entities are replaced.
 *
 * @param memory the author's, as it will be if the post is released
 */
public record PseudonymizedPost(ReplacedPost post, AuthorMemory memory) {}
