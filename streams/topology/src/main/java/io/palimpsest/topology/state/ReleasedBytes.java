package io.palimpsest.topology.state;

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
 * A remembered release as bytes.
 *
 * <pre>
 * format      2; 1 is read too and ends before the charge
 * remaining, degraded                          one byte each
 * epsilon, epsilon of a draw                   doubles
 * text, lexicon                                length and UTF-8
 * entities                                     count, then label and number, sorted
 * charge      0, or 1 and post id, policy, version, mechanism, unit, grains, draws, milliseconds
 * </pre>
 */
final class ReleasedBytes {
  private static final byte WITHOUT_CHARGE = 1;
  private static final byte FORMAT = 2;
  private static final byte NOT_DEGRADED = -1;
  private static final double NOTHING_DRAWN = -1;

  private ReleasedBytes() {}

  static byte[] write(ReleasedText release) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(256 + release.text().length());
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      out.writeByte(FORMAT);
      out.writeByte(release.remaining().ordinal());
      out.writeByte(release.degraded().map(how -> (byte) how.ordinal()).orElse(NOT_DEGRADED));
      out.writeDouble(release.epsilon());
      out.writeDouble(release.drawEpsilon().orElse(NOTHING_DRAWN));
      write(out, release.text());
      write(out, release.lexicon().orElse(""));
      Map<String, Integer> sorted = new TreeMap<>(release.entities());
      out.writeInt(sorted.size());
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

  private static void write(DataOutputStream out, Optional<ReleaseCharge> charge)
      throws IOException {
    out.writeBoolean(charge.isPresent());
    if (charge.isPresent()) {
      ReleaseCharge paid = charge.get();
      write(out, paid.postId());
      write(out, paid.policy());
      out.writeInt(paid.policyVersion());
      write(out, paid.mechanism());
      write(out, paid.unit());
      out.writeLong(paid.cost().grains());
      out.writeInt(paid.draws());
      out.writeLong(paid.chargedAt().toEpochMilli());
    }
  }

  static ReleasedText read(byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      byte format = in.readByte();
      if (format != FORMAT && format != WITHOUT_CHARGE) {
        throw new IllegalArgumentException("these bytes are no release");
      }
      Remaining remaining = Remaining.values()[in.readByte()];
      byte how = in.readByte();
      double epsilon = in.readDouble();
      double drawEpsilon = in.readDouble();
      String text = string(in);
      String lexicon = string(in);
      Map<String, Integer> entities = entities(in);
      return new ReleasedText(
          text,
          entities,
          epsilon,
          remaining,
          how == NOT_DEGRADED ? Optional.empty() : Optional.of(Exhaustion.values()[how]),
          drawEpsilon == NOTHING_DRAWN ? OptionalDouble.empty() : OptionalDouble.of(drawEpsilon),
          Optional.of(lexicon).filter(some -> !some.isEmpty()),
          format == FORMAT && in.readBoolean() ? Optional.of(charge(in)) : Optional.empty());
    } catch (IOException | IndexOutOfBoundsException e) {
      throw new IllegalArgumentException("these bytes are no release", e);
    }
  }

  private static Map<String, Integer> entities(DataInputStream in) throws IOException {
    Map<String, Integer> entities = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
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
    out.writeInt(utf8.length);
    out.write(utf8);
  }

  /** Damaged lengths must not make room for what is not there. */
  private static String string(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.available()) {
      throw new IOException("a length is damaged");
    }
    return new String(in.readNBytes(length), StandardCharsets.UTF_8);
  }
}
