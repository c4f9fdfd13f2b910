package io.palimpsest.language.budget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.ledger.Spending;
import io.palimpsest.mechanisms.ledger.Window;
import io.palimpsest.mechanisms.random.Digest;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AuthorLedgerTest {
  private static final int WORDS = 21_721;

  @Test
  void shouldBeEmptyAtFirst() {
    assertThat(AuthorLedger.empty().accounts()).isEmpty();
    assertThat(AuthorLedger.ofBytes(AuthorLedger.empty().toBytes()))
        .isEqualTo(AuthorLedger.empty());
    assertThat(AuthorLedger.empty()).hasToString("AuthorLedger[...]");
  }

  @Test
  void shouldStayBoundedHoweverMuchIsSpent() {
    byte[] bytes = fullest().toBytes();

    assertThat(bytes.length).isLessThanOrEqualTo(44_000);
    assertThat(AuthorLedger.ofBytes(bytes)).isEqualTo(fullest());
  }

  /** Every account with every bucket, every table with every word. */
  private static AuthorLedger fullest() {
    SortedMap<AccountId, Spending> accounts = new TreeMap<>();
    for (int i = 1; i <= AuthorLedger.MAX_ACCOUNTS; i++) {
      Duration length = Duration.ofDays(i);
      Spending spending = Spending.none(new Window.Sliding(length, length));
      for (int bucket = 0; bucket < 200; bucket++) {
        spending =
            spending.plus(
                Ledgers.NOON.plus(length.dividedBy(32).multipliedBy(bucket)),
                new Amount(Long.MAX_VALUE / 100));
      }
      accounts.put(new AccountId("renyi-512", spending.window()), spending);
    }
    PaidWords paid = PaidWords.NONE;
    for (int table = 0; table < 6; table++) {
      paid = paid.with(0, Digest.ofText("table" + table), IntStream.range(0, WORDS).toArray());
    }
    return new AuthorLedger(accounts, paid);
  }

  /** Bytes of version 1, which must stay readable for good. */
  @Test
  void shouldBeWrittenLikeThis() {
    SortedMap<AccountId, Spending> accounts = new TreeMap<>();
    accounts.put(
        new AccountId("pure", "lifetime"),
        Spending.none(new Window.Lifetime()).plus(Ledgers.NOON, new Amount(5)));
    PaidWords paid = PaidWords.NONE.with(3, new Digest(1, 2, 3, 4), new int[] {7});

    assertThat(HexFormat.of().formatHex(new AuthorLedger(accounts, paid).toBytes()))
        .isEqualTo(
            "01"
                + "01"
                + "0470757265"
                + "0003010005"
                + "0000000000000003"
                + "01"
                + "0000000000000001000000000000000200000000000000030000000000000004"
                + "3a3000000100000000000000100000000700");
  }

  @Test
  void shouldRefuseBytesThatAreNone() {
    byte[] bytes = fullest().toBytes();
    for (int length = 0; length < bytes.length; length += 97) {
      assertRefused(Arrays.copyOf(bytes, length));
    }
    assertRefused(Arrays.copyOf(bytes, bytes.length + 1));
    byte[] other = bytes.clone();
    other[0] = 2;
    assertRefused(other);
  }

  private static void assertRefused(byte[] bytes) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> AuthorLedger.ofBytes(bytes))
        .withMessage("these bytes are not those of a ledger")
        .withNoCause();
  }
}
