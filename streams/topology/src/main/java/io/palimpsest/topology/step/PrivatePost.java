package io.palimpsest.topology.step;

import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PrivateText;

/** A post whose safe text is made and not yet released. */
public record PrivatePost(Post post, PrivateText safe) {}
