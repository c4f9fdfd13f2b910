package io.palimpsest.topology.state;

import io.palimpsest.language.budget.Remaining;
import io.palimpsest.language.policy.Exhaustion;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * What a release says that does not follow from its post and policy.
 *
 * @param text the safe text
 * @param entities how many pieces of each class were found
 * @param epsilon what it cost its author
 * @param remaining what was left then
 * @param degraded what was done in place of what the policy does, if the budget did not suffice
 * @param drawEpsilon of a draw, which its author may have wanted smaller than the policy's; empty
 *     if nothing was drawn
 * @param lexicon fingerprint of what was drawn from
 */
public record ReleasedText(
    String text,
    Map<String, Integer> entities,
    double epsilon,
    Remaining remaining,
    Optional<Exhaustion> degraded,
    OptionalDouble drawEpsilon,
    Optional<String> lexicon) {
  private static final byte FORMAT = 1;
  private static final byte NOT_DEGRADED = -1;
  private static final double NOTHING_DRAWN = -1;
  private static final int FIXED_BYTES = 3 + 2 * Double.BYTES + 3 * Integer.BYTES;

  public ReleasedText {
    entities = Map.copyOf(entities);
  }

  /** As it is kept. The same bytes for the same content. */
  public byte[] toBytes() {
    Map<String, Integer> sorted = new TreeMap<>(entities);
    byte[] words = utf8(text);
    byte[] drawnFrom = utf8(lexicon.orElse(""));
    int size =
        FIXED_BYTES
            + words.length
            + drawnFrom.length
            + sorted.keySet().stream().mapToInt(k -> utf8(k).length + 2 * Integer.BYTES).sum();
    ByteBuffer out =
        ByteBuffer.allocate(size)
            .put(FORMAT)
            .put((byte) remaining.ordinal())
            .put(degraded.map(how -> (byte) how.ordinal()).orElse(NOT_DEGRADED))
            .putDouble(epsilon)
            .putDouble(drawEpsilon.orElse(NOTHING_DRAWN));
    put(out, words);
    put(out, drawnFrom);
    out.putInt(sorted.size());
    sorted.forEach(
        (label, count) -> {
          put(out, utf8(label));
          out.putInt(count);
        });
    return out.array();
  }

  /**
   * As {@link #toBytes} wrote it.
   *
   * @throws IllegalArgumentException for anything else
   */
  public static ReleasedText ofBytes(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    try {
      if (in.get() != FORMAT) {
        throw new IllegalArgumentException("these bytes are no release");
      }
      Remaining remaining = Remaining.values()[in.get()];
      byte how = in.get();
      double epsilon = in.getDouble();
      double drawEpsilon = in.getDouble();
      String text = string(in);
      String lexicon = string(in);
      Map<String, Integer> entities = new TreeMap<>();
      for (int left = in.getInt(); left > 0; left--) {
        entities.put(string(in), in.getInt());
      }
      return new ReleasedText(
          text,
          entities,
          epsilon,
          remaining,
          how == NOT_DEGRADED ? Optional.empty() : Optional.of(Exhaustion.values()[how]),
          drawEpsilon == NOTHING_DRAWN ? OptionalDouble.empty() : OptionalDouble.of(drawEpsilon),
          Optional.of(lexicon).filter(some -> !some.isEmpty()));
    } catch (BufferUnderflowException | IndexOutOfBoundsException | NegativeArraySizeException e) {
      throw new IllegalArgumentException("these bytes are no release", e);
    }
  }

  private static void put(ByteBuffer out, byte[] bytes) {
    out.putInt(bytes.length).put(bytes);
  }

  private static String string(ByteBuffer in) {
    byte[] bytes = new byte[Math.min(in.getInt(), in.remaining())];
    in.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
