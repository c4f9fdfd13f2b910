package io.palimpsest.service.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.schemas.Balance;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class BalanceTableTest {
  private static List<String> lines(String unit, double spent, double budget) {
    Balance balance =
        Balance.newBuilder()
            .setAuthor("0123456789abcdef")
            .setPolicy("made")
            .setAccountant("made")
            .setSpent(spent)
            .setBudget(budget)
            .setWindow("P1D")
            .setUpdatedAt(Instant.EPOCH)
            .setUnit(unit)
            .build();
    StringWriter out = new StringWriter();
    new BalanceTable(1e-6).print(List.of(balance), new PrintWriter(out));
    return out.toString().lines().toList();
  }

  @Test
  void shouldSayHowMuchOfTheBudgetIsUsedBeforeTheEpsilon() {
    assertThat(lines("pure", 1, 8))
        .satisfiesExactly(
            headline -> assertThat(headline).endsWith("used  epsilon at delta"),
            line -> assertThat(line).containsPattern("8\\.000000 +12\\.5 % +1\\.000$"));
  }

  @Test
  void shouldRoundUpWhatIsUsed() {
    assertThat(lines("pure", 1, 3).get(1)).contains("33.4 %");
  }

  @Test
  void shouldHavePartsOfNoBudgetAndEpsilonsOfNoUnitOfOurs() {
    assertThat(lines("made", 0, 0).get(1)).containsPattern("- +-$");
  }

  @Test
  void shouldKeepItsColumnsInLine() {
    List<String> lines = lines("renyi-12", 1, 8);

    assertThat(lines.get(1)).hasSameSizeAs(lines.get(0));
  }
}
