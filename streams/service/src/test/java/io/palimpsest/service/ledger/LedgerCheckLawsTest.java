package io.palimpsest.service.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NotEmpty;

class LedgerCheckLawsTest {

  @Provide
  Arbitrary<List<Books.Entry>> entries() {
    return Combinators.combine(
            Arbitraries.of("a", "b", "c"),
            Arbitraries.of("pure", "renyi-16"),
            Arbitraries.of("P1D", "lifetime", "PT1H"),
            Arbitraries.doubles().between(0, 10),
            Arbitraries.integers().between(0, 100))
        .as(Books.Entry::new)
        .list()
        .ofMaxSize(40);
  }

  @Property(tries = 200)
  void shouldAgreeWithWhatALedgerWrote(@ForAll("entries") List<Books.Entry> entries) {
    Books books = Books.of(entries);
    LedgerCheck check = new LedgerCheck();
    books.charges().forEach(check::charge);
    books.balances().forEach(check::balance);
    check.balancesEnd();

    LedgerReport report = check.report();

    assertThat(report.agrees()).as(report.toString()).isTrue();
    assertThat(report.charges()).isEqualTo(entries.size());
  }

  @Property(tries = 200)
  void shouldAgreeWhileTheServiceChargesOn(
      @ForAll("entries") List<Books.Entry> entries,
      @ForAll @IntRange(max = 40) int first,
      @ForAll @IntRange(max = 40) int second) {
    int charged = Math.min(Math.min(first, second), entries.size());
    int balanced = Math.min(Math.max(first, second), entries.size());
    List<Charge> charges = Books.of(entries).charges();
    LedgerCheck check = new LedgerCheck();
    charges.subList(0, charged).forEach(check::charge);
    Books.of(entries.subList(0, balanced)).balances().forEach(check::balance);
    check.balancesEnd();
    charges.subList(charged, charges.size()).forEach(check::charge);

    assertThat(check.report().agrees()).isTrue();
  }

  @Property(tries = 100)
  void shouldFindABalanceThatIsOffByABit(@ForAll("entries") @NotEmpty List<Books.Entry> entries) {
    Books books = Books.of(entries);
    Balance right = books.balances().get(0);
    Balance wrong = Balance.newBuilder(right).setSpent(Math.nextUp(right.getSpent())).build();
    LedgerCheck check = new LedgerCheck();
    books.charges().forEach(check::charge);
    books.balances().forEach(check::balance);
    check.balance(wrong);
    check.balancesEnd();

    assertThat(check.report().agrees()).isFalse();
    assertThat(check.report().differences()).hasSize(1);
  }
}
