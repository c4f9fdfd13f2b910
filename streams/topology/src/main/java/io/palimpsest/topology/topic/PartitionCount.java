package io.palimpsest.topology.topic;

/**
 * How many partitions a topic gets, and whether more would do.
 *
 * @param number what it gets
 * @param isExact whether another number breaks something: order, or state that lies beside it
 */
public record PartitionCount(int number, boolean isExact) {
  public PartitionCount {
    if (number < 1) {
      throw new IllegalArgumentException(
          "a topic has at least one partition. Provided value: " + number);
    }
  }

  public static PartitionCount exactly(int number) {
    return new PartitionCount(number, true);
  }

  static PartitionCount atLeast(int number) {
    return new PartitionCount(number, false);
  }

  /** Whether a topic with so many is as it has to be. */
  public boolean allows(int actual) {
    return isExact ? actual == number : actual >= number;
  }

  /** What is wanted, for a table. */
  public String inWords() {
    return isExact ? Integer.toString(number) : "at least " + number;
  }
}
