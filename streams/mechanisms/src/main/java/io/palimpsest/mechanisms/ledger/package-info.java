/**
 * What a person has spent, and when.
 *
 * <p>A {@link io.palimpsest.mechanisms.ledger.Window} says over which time losses add up, a {@link
 * io.palimpsest.mechanisms.ledger.Spending} is what one person has spent under it in one unit.
 * Sliding windows count in event time: a late post is charged to the time it belongs to, and one
 * that is later than the lateness to a later time.
 *
 * <pre>{@code
 * Window.Sliding day = new Window.Sliding(Duration.ofDays(1), Duration.ofHours(1));
 * Spending spending = Spending.none(day);
 * Instant time = spending.timeOf(createdAt, receivedAt, day.lateness());
 * if (spending.allows(time, cost, cap)) {
 *   spending = spending.plus(time, cost); // and only now is anything drawn
 * }
 * }</pre>
 *
 * <p>Why no window exceeds its cap stands in {@code Spending.proof.md}.
 *
 * <p>Traps:
 *
 * <ul>
 *   <li>{@code plus} charges, whatever the cap: ask {@code allows} first, with the same time.
 *   <li>The time of a charge is what {@code timeOf} says and nothing else. A post's own clock can
 *       lie; a time before the lateness would be charged where nobody counts any more.
 *   <li>Losses in different units do not add up: one spending for each unit. Those in one unit
 *       under two windows would, but nobody adds them: another window begins from nothing.
 *   <li>Time has milliseconds here, as in the topics: what is charged again from a record of it
 *       comes out the same.
 * </ul>
 */
package io.palimpsest.mechanisms.ledger;
