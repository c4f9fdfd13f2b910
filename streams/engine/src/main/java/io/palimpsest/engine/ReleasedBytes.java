package io.palimpsest.engine;

import io.palimpsest.language.budget.Remaining;
import io.palimpsest.language.policy.Exhaustion;
import io.palimpsest.mechanisms.accounting.Amount;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * A remembered release as bytes. Lengths and counts take seven bits a byte, the lowest first.
 *
 * <pre>
 * format      1
 * remaining, degraded                          one byte each, by the codes below
 * epsilon, epsilon of a draw                   doubles
 * text, lexicon                                length and UTF-8
 * entities                                     count, then label and number, sorted
 * charge      post id, policy, version, mechanism, unit, grains, draws, milliseconds
 * </pre>
 */
final class ReleasedBytes {
  private static final byte FORMAT = 1;
  private static final byte NOT_DEGRADED = 0;
  private static final double NOTHING_DRAWN = -1;

  /** Bytes of all but strings, about. */
  private static final int FIXED_BYTES = 128;

  private static final int BITS = 7;
  private static final int MORE = 1 << BITS;

  private ReleasedBytes() {}

  static byte[] write(ReleasedText release) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(FIXED_BYTES + release.text().length());
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(FORMAT);
      out.writeByte(code(release.remaining()));
      out.writeByte(release.degraded().map(ReleasedBytes::code).orElse(NOT_DEGRADED));
      out.writeDouble(release.epsilon());
      out.writeDouble(release.drawEpsilon().orElse(NOTHING_DRAWN));
      write(out, release.text());
      write(out, release.lexicon().orElse(""));
      Map<String, Integer> sorted = new TreeMap<>(release.entities());
      writeSize(out, sorted.size());
      for (Map.Entry<String, Integer> entity : sorted.entrySet()) {
        write(out, entity.getKey());
        out.writeInt(entity.getValue());
      }
      write(out, release.charge());
    } catch (IOException e) {
      throw new UncheckedIOException("memory has no errors", e);
    }
    return bytes.toByteArray();
  }

  private static void write(DataOutputStream out, ReleaseCharge paid) throws IOException {
    write(out, paid.postId());
    write(out, paid.policy());
    out.writeInt(paid.policyVersion());
    write(out, paid.mechanism());
    write(out, paid.unit());
    out.writeLong(paid.cost().grains());
    out.writeInt(paid.draws());
    out.writeLong(paid.chargedAt().toEpochMilli());
  }

  static ReleasedText read(byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (in.readByte() != FORMAT) {
        throw new IOException("of another format");
      }
      Remaining remaining = remaining(in.readByte());
      Optional<Exhaustion> degraded = degraded(in.readByte());
      double epsilon = in.readDouble();
      double drawEpsilon = in.readDouble();
      String text = string(in);
      String lexicon = string(in);
      return new ReleasedText(
          text,
          entities(in),
          epsilon,
          remaining,
          degraded,
          drawEpsilon == NOTHING_DRAWN ? OptionalDouble.empty() : OptionalDouble.of(drawEpsilon),
          Optional.of(lexicon).filter(some -> !some.isEmpty()),
          charge(in));
    } catch (IOException e) {
      throw new IllegalArgumentException("these bytes are no release", e);
    }
  }

  private static byte code(Remaining remaining) {
    return switch (remaining) {
      case UNMETERED -> 0;
      case AMPLE -> 1;
      case LOW -> 2;
      case EXHAUSTED -> 3;
    };
  }

  private static Remaining remaining(byte code) throws IOException {
    return switch (code) {
      case 0 -> Remaining.UNMETERED;
      case 1 -> Remaining.AMPLE;
      case 2 -> Remaining.LOW;
      case 3 -> Remaining.EXHAUSTED;
      default -> throw new IOException("a code is damaged");
    };
  }

  private static byte code(Exhaustion how) {
    return switch (how) {
      case WITHHOLD -> 1;
      case SANITIZE -> 2;
      case REDACT -> 3;
    };
  }

  private static Optional<Exhaustion> degraded(byte code) throws IOException {
    return switch (code) {
      case NOT_DEGRADED -> Optional.empty();
      case 1 -> Optional.of(Exhaustion.WITHHOLD);
      case 2 -> Optional.of(Exhaustion.SANITIZE);
      case 3 -> Optional.of(Exhaustion.REDACT);
      default -> throw new IOException("a code is damaged");
    };
  }

  private static Map<String, Integer> entities(DataInputStream in) throws IOException {
    Map<String, Integer> entities = new TreeMap<>();
    for (int left = size(in); left > 0; left--) {
      entities.put(string(in), in.readInt());
    }
    return entities;
  }

  private static ReleaseCharge charge(DataInputStream in) throws IOException {
    return new ReleaseCharge(
        string(in),
        string(in),
        in.readInt(),
        string(in),
        string(in),
        new Amount(in.readLong()),
        in.readInt(),
        Instant.ofEpochMilli(in.readLong()));
  }

  private static void write(DataOutputStream out, String text) throws IOException {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    writeSize(out, utf8.length);
    out.write(utf8);
  }

  private static String string(DataInputStream in) throws IOException {
    return new String(in.readNBytes(size(in)), StandardCharsets.UTF_8);
  }

  private static void writeSize(DataOutputStream out, int size) throws IOException {
    int left = size;
    while (left >= MORE) {
      out.writeByte(left | MORE);
      left >>>= BITS;
    }
    out.writeByte(left);
  }

  /** Damaged sizes must not make room for what is not there. */
  private static int size(DataInputStream in) throws IOException {
    int size = 0;
    int shift = 0;
    int next = MORE;
    while (next >= MORE && shift < Integer.SIZE) {
      next = in.readUnsignedByte();
      size |= (next & (MORE - 1)) << shift;
      shift += BITS;
    }
    if (size < 0 || size > in.available()) {
      throw new IOException("a size is damaged");
    }
    return size;
  }
}
