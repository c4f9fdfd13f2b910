package io.palimpsest.mechanisms.key;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/**
 * An author's key as it lies in a store: the id of the master key (4 bytes), then the sealed key
 * (61). The id stands in the clear so that a missing master key can be named; it is sealed too.
 */
record WrappedKey(String masterKeyId, byte[] sealed) {
  private static final int BYTES =
      MasterKey.ID_BYTES + Derivation.BYTES + AuthenticatedCipher.OVERHEAD;

  static byte[] write(String masterKeyId, byte[] sealed) {
    byte[] wrapped = Arrays.copyOf(HexFormat.of().parseHex(masterKeyId), BYTES);
    System.arraycopy(sealed, 0, wrapped, MasterKey.ID_BYTES, sealed.length);
    return wrapped;
  }

  /** Empty if it has not the length of one. */
  static Optional<WrappedKey> read(byte[] wrapped) {
    if (wrapped.length != BYTES) {
      return Optional.empty();
    }
    return Optional.of(
        new WrappedKey(
            HexFormat.of().formatHex(wrapped, 0, MasterKey.ID_BYTES),
            Arrays.copyOfRange(wrapped, MasterKey.ID_BYTES, BYTES)));
  }

  @Override
  public String toString() {
    return "WrappedKey under " + masterKeyId;
  }
}
