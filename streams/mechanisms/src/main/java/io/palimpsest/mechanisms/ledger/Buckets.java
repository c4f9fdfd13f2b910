package io.palimpsest.mechanisms.ledger;

import io.palimpsest.mechanisms.accounting.Amount;
import java.util.Arrays;

/** Amounts by the number of a bucket; only those that hold something. Immutable. */
final class Buckets {
  static final Buckets NONE = new Buckets(new long[0], new long[0]);

  /** Ascending. */
  private final long[] numbers;

  /** What each of them holds. */
  private final long[] grains;

  /** Takes the arrays themselves; they must not change afterwards. */
  Buckets(long[] numbers, long[] grains) {
    this.numbers = numbers;
    this.grains = grains;
  }

  int size() {
    return numbers.length;
  }

  long number(int i) {
    return numbers[i];
  }

  Amount sum(int i) {
    return new Amount(grains[i]);
  }

  /** What so many buckets in a row hold. */
  Amount sum(long first, int count) {
    return new Amount(grains(first, count));
  }

  /** As amounts add up: what does not fit is the largest number. */
  private long grains(long first, int count) {
    long sum = 0;
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] >= first && numbers[i] < first + count) {
        sum += grains[i];
        if (sum < 0) {
          return Long.MAX_VALUE;
        }
      }
    }
    return sum;
  }

  /**
   * The most that so many buckets in a row hold which begin after one bucket and not after another.
   * A row that begins with an empty bucket loses nothing by beginning later.
   */
  Amount most(long after, long last, int count) {
    long most = grains(last, count);
    for (long first : numbers) {
      if (first > after && first < last) {
        most = Math.max(most, grains(first, count));
      }
    }
    return new Amount(most);
  }

  Buckets plus(long bucket, Amount cost) {
    int at = Arrays.binarySearch(numbers, bucket);
    if (at >= 0) {
      long[] changed = grains.clone();
      changed[at] = sum(at).plus(cost).grains();
      return new Buckets(numbers, changed);
    }
    int before = -at - 1;
    long[] more = Arrays.copyOf(numbers, numbers.length + 1);
    long[] moreGrains = Arrays.copyOf(grains, grains.length + 1);
    System.arraycopy(numbers, before, more, before + 1, numbers.length - before);
    System.arraycopy(grains, before, moreGrains, before + 1, grains.length - before);
    more[before] = bucket;
    moreGrains[before] = cost.grains();
    return new Buckets(more, moreGrains);
  }

  /** Without those before the oldest. */
  Buckets from(long oldest) {
    int first = 0;
    while (first < numbers.length && numbers[first] < oldest) {
      first++;
    }
    return first == 0
        ? this
        : new Buckets(
            Arrays.copyOfRange(numbers, first, numbers.length),
            Arrays.copyOfRange(grains, first, grains.length));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Buckets that
        && Arrays.equals(numbers, that.numbers)
        && Arrays.equals(grains, that.grains);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers);
  }
}
