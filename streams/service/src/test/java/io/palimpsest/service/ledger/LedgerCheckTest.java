package io.palimpsest.service.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class LedgerCheckTest {
  private final LedgerCheck check = new LedgerCheck();

  @Test
  void shouldNameAccountsWithoutABalanceAndBalancesWithoutACharge() {
    Books paid = Books.of(List.of(new Books.Entry("anna", "pure", "P1D", 2, 0)));
    Books claimed = Books.of(List.of(new Books.Entry("ben", "zcdp", "lifetime", 0.5, 0)));
    paid.charges().forEach(check::charge);
    claimed.balances().forEach(check::balance);
    check.balancesEnd();

    LedgerReport report = check.report();

    assertThat(report.agrees()).isFalse();
    assertThat(report.authors()).isEqualTo(1);
    assertThat(report.balances()).isEqualTo(1);
    assertThat(report.differences())
        .extracting(LedgerReport.Difference::inWords)
        .containsExactly(
            "anna pure P1D: the balance says nothing, the charges come to 2.0",
            "ben zcdp lifetime: the balance says 0.5, the charges come to nothing");
  }

  private static Charge in(Charge charge, List<String> windows) {
    return Charge.newBuilder(charge).setWindows(windows).build();
  }

  @Test
  void shouldNotCallAgreementWhatItCannotRead() {
    Books books = Books.of(List.of(new Books.Entry("anna", "pure", "P1D", 2, 0)));
    check.charge(in(books.charges().get(0), List.of("fortnight")));
    check.balancesEnd();

    assertThat(check.report().unreadable()).isEqualTo(1);
    assertThat(check.report().agrees()).isFalse();
  }

  @Test
  void shouldPassOverWhatNobodyCounts() {
    Books books = Books.of(List.of(new Books.Entry("anna", "unmetered", "P1D", 2, 0)));
    check.charge(in(books.charges().get(0), List.of()));
    check.balancesEnd();

    assertThat(check.report().agrees()).isTrue();
    assertThat(check.report().charges()).isEqualTo(1);
  }

  @Test
  void shouldShowBalancesInEpsilonToo() {
    List<Balance> known =
        Books.of(
                List.of(
                    new Books.Entry("anna", "pure", "P1D", 2, 0),
                    new Books.Entry("ben", "zcdp", "lifetime", 0.125, 0)))
            .balances();
    List<Balance> balances =
        List.of(Balance.newBuilder(known.get(0)).setUnit("of-the-future").build(), known.get(1));
    StringWriter table = new StringWriter();

    new BalanceTable(1e-6).print(balances, new PrintWriter(table));

    assertThat(table.toString().lines())
        .satisfiesExactly(
            headline -> assertThat(headline).startsWith("author"),
            anna -> assertThat(anna).startsWith("anna").contains("2.000000").endsWith(" -"),
            // rho + 2 sqrt(rho ln(1/delta))
            ben -> assertThat(ben).startsWith("ben").contains("0.125000").endsWith(" 2.754"));
  }
}
