/**
 * The past is released again. {@link io.palimpsest.service.http.replay.ReplayDesk} has one job at a
 * time: a {@code ReplayJob} first prices the posts of a range of time, waits to be confirmed, and
 * then sends them to {@code raw.replays}, where the path takes them up. {@code ReplayPosts} are the
 * posts, {@code ReplayFilter} says which are left out, {@code ReplayPolicy} by which policy it is
 * done; {@code ReplayGround} is what all of it stands on.
 *
 * <pre>
 * pricing -> priced -> sending -> done
 *    |          |         |
 *    +----------+---------+--> cancelled, or failed with a reason
 * </pre>
 *
 * <p>Traps: a job is known to the instance that took it in, and to no other; it ends with it. A
 * price is what it costs at most, for authors who have paid nothing; it is right for the policy it
 * was made for, so that a job is not sent once another one is in force. What was sent before a job
 * was cancelled is released.
 */
package io.palimpsest.service.http.replay;
