package io.palimpsest.mechanisms.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.mechanisms.accounting.Amount;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class SpendingTest {
  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration HOUR = Duration.ofHours(1);
  private static final Instant NOON = Instant.parse("2024-03-01T12:00:00Z");
  private static final Amount CAP = new Amount(100);

  private final Spending none = Spending.none(new Window.Sliding(DAY, HOUR));

  @Test
  void shouldRefuseWhatADayDoesNotHoldAndAllowItWhenTheDayIsOver() {
    Spending full = none.plus(NOON, CAP);

    assertThat(full.allows(NOON, new Amount(1), CAP)).isFalse();
    assertThat(full.allows(NOON.plus(Duration.ofHours(23)), new Amount(1), CAP)).isFalse();
    // A bucket of a day is 45 minutes wide, and only whole buckets are free again.
    assertThat(full.allows(NOON.plus(Duration.ofMinutes(24 * 60 + 45)), CAP, CAP)).isTrue();
  }

  @Test
  void shouldChargeALatePostToItsOwnTime() {
    Spending early = none.plus(NOON.minus(DAY), new Amount(90));
    Spending later = early.plus(NOON.plus(HOUR), new Amount(50));
    Instant late = later.timeOf(NOON, NOON.plus(HOUR), HOUR);

    assertThat(late).isEqualTo(NOON);
    assertThat(later.mostAround(late)).isEqualTo(new Amount(90));
    assertThat(later.plus(late, new Amount(10)).spent()).isEqualTo(new Amount(60));
  }

  @Test
  void shouldNotGoBackFurtherThanTheLateness() {
    Spending spending = none.plus(NOON, new Amount(1));

    assertThat(spending.timeOf(NOON.minus(DAY), NOON, HOUR)).isEqualTo(NOON.minus(HOUR));
    assertThat(spending.timeOf(Instant.MIN, Instant.MAX, HOUR)).isEqualTo(NOON.minus(HOUR));
  }

  @Test
  void shouldNotLetAPostClaimTheFuture() {
    assertThat(none.timeOf(Instant.MAX, NOON, HOUR)).isEqualTo(NOON);
    assertThat(none.timeOf(NOON, Instant.MAX, HOUR)).isEqualTo(NOON);
  }

  @Test
  void shouldCountInMilliseconds() {
    assertThat(none.timeOf(NOON.plusNanos(1_999_999), NOON.plusSeconds(1), HOUR))
        .isEqualTo(NOON.plusMillis(1));
  }

  @Test
  void shouldNotMoveTimeForNothing() {
    assertThat(none.plus(NOON, Amount.ZERO)).isSameAs(none);
  }

  @Test
  void shouldShowTheWindowThatEndsWithTheLatestCharge() {
    Spending spending = none.plus(NOON, new Amount(10)).plus(NOON.plus(HOUR), new Amount(20));

    assertThat(spending.spent()).isEqualTo(new Amount(30));
    assertThat(spending.plus(NOON.plus(DAY).plus(DAY), new Amount(5)).spent())
        .isEqualTo(new Amount(5));
  }

  @Test
  void shouldKeepFewBucketsHoweverLongItLasts() {
    Spending spending = none;
    for (int minutes = 0; minutes < 10_000; minutes += 5) {
      spending = spending.plus(NOON.plusSeconds(60L * minutes), new Amount(Long.MAX_VALUE / 100));
    }
    assertThat(spending.toBytes().length).isEqualTo(SlidingSpending.MAX_BYTES);
  }

  /** Bytes of version 1, which must stay readable for good. */
  @Test
  void shouldBeWrittenLikeThis() {
    Spending spending = none.plus(NOON, new Amount(300)).plus(NOON.plus(HOUR), new Amount(2));

    assertThat(HexFormat.of().formatHex(spending.toBytes()))
        .isEqualTo("0101" + "0000000005265c00" + "0000018dfa19a080" + "02" + "01ac02" + "0002");
    assertThat(
            HexFormat.of()
                .formatHex(Spending.none(new Window.Lifetime()).plus(NOON, CAP).toBytes()))
        .isEqualTo("010064");
  }

  @Test
  void shouldRefuseBytesThatAreNone() {
    byte[] bytes = none.plus(NOON, CAP).plus(NOON.plus(HOUR), CAP).toBytes();
    for (int length = 0; length < bytes.length; length++) {
      assertRefused(Arrays.copyOf(bytes, length));
    }
    assertRefused(Arrays.copyOf(bytes, bytes.length + 1));
    for (String bad :
        new String[] {
          "", "00", "020064", "010264", "01006400", "0100", "0100808080808080808080", "01008000"
        }) {
      assertRefused(HexFormat.of().parseHex(bad));
    }
  }

  private static void assertRefused(byte[] bytes) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Spending.ofBytes(bytes))
        .withMessage("these bytes are not those of a spending");
  }
}
