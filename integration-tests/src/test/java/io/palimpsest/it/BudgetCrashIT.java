package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code kill -9} at random moments under load. More of them: {@code -Dkills=25}; the moments of
 * another run: {@code -Dtests.seed=...}, though the machine has its say too.
 */
class BudgetCrashIT {
  private static final int KILLS = Integer.getInteger("kills", 2);
  private static final long SEED = Long.getLong("tests.seed", System.nanoTime());

  /** Those who write much exhaust it, and a minute later they have some again. */
  private static final String POLICY =
      """
      policy: crash
      version: 1
      topics: [raw.posts]
      entities:
        person: { action: pseudonymize }
      tokens:
        mechanism: custext
        epsilon: 1
        k: 5
        mapping: balanced
        level: token
        stopwords: keep
        unknown: class
      budget:
        accountant: channel-exact
        epsilon: 150
        delta: 1e-6
        window: PT1M
        lateness: PT10S
        lifetime-epsilon: 500
      """;

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  private Path directory;

  @Test
  void shouldPayForEveryReleaseOnceHoweverOftenItIsKilled(TestReporter reporter) throws Exception {
    reporter.publishEntry("seed", Long.toString(SEED));
    try (CrashBed bed = new CrashBed(directory, POLICY, SEED)) {
      AcceptedPosts accepted;
      try (SteadyLoad load = start(bed)) {
        // When it is killed and started again and again
        for (int i = 0; i < KILLS; i++) {
          ServiceProcess service = bed.launch("data");
          try {
            bed.awaitAnyMoment(service);
          } finally {
            service.kill();
          }
        }
        try (ServiceProcess last = bed.launch("data")) {
          last.awaitReady();
          accepted = load.finish(bed.client());
        }
      }

      // Then every release is paid for, and every balance follows from that
      LedgerReading ledger = bed.assertSound(accepted);
      reporter.publishEntry("kills", KILLS + ": " + CrashBed.summary(accepted, ledger));
      assertThat(ledger.balances()).extracting(Balance::getWindow).contains("PT1M", "lifetime");
      assertThat(ledger.charges()).extracting(Charge::getCost).anyMatch(cost -> cost > 0);
      assertThat(ledger.withheld()).isNotEmpty();
    }
  }

  /** Topics are made by the first service; the load needs them. */
  private static SteadyLoad start(CrashBed bed) throws Exception {
    try (ServiceProcess first = bed.launch("data")) {
      first.awaitReady();
      return bed.load();
    }
  }
}
