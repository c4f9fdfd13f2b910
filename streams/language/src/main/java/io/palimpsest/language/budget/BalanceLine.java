package io.palimpsest.language.budget;

import io.palimpsest.mechanisms.accounting.Amount;
import java.time.Duration;

/**
 * What an author has spent in one window.
 *
 * @param unit label of the unit of both amounts
 * @param window label of the window
 * @param lateness by how much time may go back in it; zero for a lifetime
 * @param spent in the window that ends with the latest charge
 * @param cap what may be spent by this author under this policy; it can be less than what was spent
 *     under another one, or before the author asked for less
 */
public record BalanceLine(String unit, String window, Duration lateness, Amount spent, Amount cap) {

  /** What is left, never less than nothing. */
  public Amount left() {
    return cap.minus(spent);
  }
}
