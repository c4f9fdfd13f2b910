/**
 * The ledger read from outside: {@link io.palimpsest.service.ledger.LedgerCheck} recomputes all
 * balances from the charges and makes a {@link io.palimpsest.service.ledger.LedgerReport}; {@link
 * io.palimpsest.service.ledger.BalanceTable} shows balances; {@link
 * io.palimpsest.service.ledger.ReleaseEstimate} says beforehand what it costs to release posts
 * again.
 *
 * <pre>
 * LedgerCheck check = new LedgerCheck();
 * charges.readToEnd((key, charge) -> charge.ifPresent(check::charge));
 * balances.readToEnd((key, balance) -> balance.ifPresent(check::balance));
 * check.balancesEnd();
 * charges.readToEnd((key, charge) -> charge.ifPresent(check::charge)); // those that came meanwhile
 * check.report().agrees();
 * </pre>
 *
 * <p>Traps: amounts are compared exactly, as they were added exactly. The check needs every charge
 * since the beginning: {@code accounting.charges} must not be shortened.
 */
package io.palimpsest.service.ledger;
