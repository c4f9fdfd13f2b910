package io.palimpsest.engine;

import java.nio.ByteBuffer;
import java.util.OptionalDouble;

/**
 * What one author asks for; it can only be stricter than the policy.
 *
 * @param release false: nothing is released
 * @param epsilon largest epsilon of a draw
 * @param budget largest epsilon of a budget
 */
public record AuthorPreference(boolean release, OptionalDouble epsilon, OptionalDouble budget) {
  /** Of an author who asks for nothing. */
  public static final AuthorPreference NONE =
      new AuthorPreference(true, OptionalDouble.empty(), OptionalDouble.empty());

  /** Of an author of whom nothing is released. */
  public static final AuthorPreference DECLINED =
      new AuthorPreference(false, OptionalDouble.empty(), OptionalDouble.empty());

  private static final byte FORMAT = 1;
  private static final int BYTES = 2 + 2 * Double.BYTES;

  /** Stands for an empty number, which is never below 0. */
  private static final double EMPTY = -1;

  public AuthorPreference {
    if (!isAmount(epsilon) || !isAmount(budget)) {
      throw new IllegalArgumentException("an epsilon or a budget must be a number from 0 on");
    }
  }

  /** Written so that NaN is none. */
  private static boolean isAmount(OptionalDouble number) {
    return number.isEmpty() || number.getAsDouble() >= 0;
  }

  /** As it is kept. */
  public byte[] toBytes() {
    return ByteBuffer.allocate(BYTES)
        .put(FORMAT)
        .put((byte) (release ? 1 : 0))
        .putDouble(epsilon.orElse(EMPTY))
        .putDouble(budget.orElse(EMPTY))
        .array();
  }

  /**
   * As {@link #toBytes} wrote it.
   *
   * @throws IllegalArgumentException for anything else
   */
  public static AuthorPreference ofBytes(byte[] bytes) {
    if (bytes.length != BYTES || bytes[0] != FORMAT) {
      throw new IllegalArgumentException("these bytes are no preference");
    }
    ByteBuffer in = ByteBuffer.wrap(bytes, 1, BYTES - 1);
    return new AuthorPreference(in.get() == 1, amount(in.getDouble()), amount(in.getDouble()));
  }

  private static OptionalDouble amount(double number) {
    return number == EMPTY ? OptionalDouble.empty() : OptionalDouble.of(number);
  }
}
