package io.palimpsest.topology.step;

import io.palimpsest.language.budget.Payment;
import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.language.post.PlannedPost;
import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import java.util.Optional;

/**
 * A post that is paid for, before anything is drawn.
 *
 * @param planned what will be drawn
 * @param memory the author's, as it will be
 * @param payment what was paid
 * @param degraded what is done in place of drawing, if the budget does not suffice
 */
public record ChargedPost(
    PlannedPost planned, AuthorMemory memory, Payment payment, Optional<Exhaustion> degraded) {}
