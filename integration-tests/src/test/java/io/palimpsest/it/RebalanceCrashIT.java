package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import io.palimpsest.schemas.SafePost;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two instances, of which one or the other is killed or stopped under load, so that authors move
 * from one to the other and back. Settings as for {@link BudgetCrashIT}; there are 2 rounds.
 *
 * <p>Beside a busy neighbour instances also lose each other without being killed, which is another
 * test: run it with {@code -Dkills=25} on a machine that is kept busy.
 */
@Tag("alone")
class RebalanceCrashIT {
  private static final int KILLS = Integer.getInteger("kills", 2);
  private static final long SEED = Long.getLong("tests.seed", System.nanoTime());
  private static final double LIFETIME_EPSILON = 12;

  /** Words are paid for once, and who has spent everything is released without draws. */
  private static final String POLICY =
      """
      policy: moving
      version: 1
      topics: [raw.posts]
      entities:
        person: { action: pseudonymize }
      tokens:
        mechanism: custext
        epsilon: 1
        k: 5
        mapping: balanced
        level: user
        stopwords: keep
        unknown: class
      budget:
        accountant: pure
        epsilon: %s
        window: lifetime
        when-exhausted: sanitize
      """
          .formatted(LIFETIME_EPSILON);

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  private Path directory;

  /** The first one makes the topics and registers the schemas. */
  private static ServiceProcess[] startedInTurn(CrashBed bed) throws IOException {
    ServiceProcess first = bed.launch("one");
    first.awaitReady();
    return new ServiceProcess[] {first, bed.launch("two")};
  }

  @Test
  void shouldPayForEveryReleaseOnceWhileAuthorsMove(TestReporter reporter) throws Exception {
    reporter.publishEntry("seed", Long.toString(SEED));
    try (CrashBed bed = new CrashBed(directory, POLICY, SEED)) {
      ServiceProcess[] instances = startedInTurn(bed);
      AcceptedPosts accepted;
      try {
        try (SteadyLoad load = bed.load()) {
          // When one or the other goes and comes back
          for (int i = 0; i < KILLS; i++) {
            int moving = bed.random().nextInt(2);
            bed.awaitAnyMoment(instances[moving]);
            if (bed.random().nextInt(3) == 0) {
              instances[moving].terminate();
            } else {
              instances[moving].kill();
            }
            instances[moving] = bed.launch(moving == 0 ? "one" : "two");
          }
          instances[0].awaitReady();
          instances[1].awaitReady();
          accepted = load.finish(bed.client());
        }
      } finally {
        List.of(instances).forEach(ServiceProcess::close);
      }

      // Then every release is paid for, and every balance follows from that
      LedgerReading ledger = bed.assertSound(accepted);
      reporter.publishEntry("rounds", KILLS + ": " + CrashBed.summary(accepted, ledger));
      assertThat(ledger.balances())
          .isNotEmpty()
          .allSatisfy(
              balance -> {
                assertThat(balance.getBudget()).isEqualTo(LIFETIME_EPSILON);
                assertThat(balance.getSpent()).isBetween(0.0, LIFETIME_EPSILON);
              });
      assertThat(ledger.charges()).extracting(Charge::getCost).anyMatch(cost -> cost > 0);
      assertThat(ledger.released())
          .extracting(SafePost::getMechanism)
          .contains("custext", "sanitize");
      assertThat(ledger.balances()).extracting(Balance::getUnit).containsOnly("pure");
    }
  }
}
