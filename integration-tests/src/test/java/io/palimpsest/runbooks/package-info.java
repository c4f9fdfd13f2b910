/**
 * The runbooks of {@code ops/runbooks} as something that can be checked and executed.
 *
 * <p>Every {@code sh} block of a runbook says in its first line who ran it ({@link
 * io.palimpsest.runbooks.Mark}). {@link io.palimpsest.runbooks.RunbooksTest} refuses a block
 * without such a line, a link that leads nowhere and an alert that no runbook explains; {@code
 * RunbooksIT} executes all blocks that name it, in the order of the index, and compares what they
 * print with the {@code text} block behind them.
 */
package io.palimpsest.runbooks;
