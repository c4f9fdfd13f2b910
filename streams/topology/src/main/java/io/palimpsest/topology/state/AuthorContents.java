package io.palimpsest.topology.state;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.language.budget.AuthorLedger;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * The sealed part of an author's entry.
 *
 * <pre>
 * flags       1 if there is a preference, 2 if there are names
 * preference  length, 1 byte, and its bytes, if there is one
 * ledger      its bytes; nothing if nothing was spent
 * </pre>
 *
 * @param preference the author's preference, if any
 * @param hasNames whether the author has an entry of names; saves the lookup for those without
 * @param ledger the author's ledger
 */
record AuthorContents(
    Optional<AuthorPreference> preference, boolean hasNames, AuthorLedger ledger) {
  static final AuthorContents EMPTY =
      new AuthorContents(Optional.empty(), false, AuthorLedger.empty());

  private static final int PREFERENCE = 1;
  private static final int NAMES = 2;

  AuthorContents with(Optional<AuthorPreference> asked) {
    return new AuthorContents(asked, hasNames, ledger);
  }

  /** For a new key epoch, in which names of the old one can no longer be found. */
  AuthorContents withoutNames() {
    return new AuthorContents(preference, false, ledger);
  }

  AuthorContents with(AuthorLedger now, boolean names) {
    return new AuthorContents(preference, names, now);
  }

  byte[] toBytes() {
    byte[] asked = preference.map(AuthorPreference::toBytes).orElseGet(() -> new byte[0]);
    byte[] spent = ledger.equals(AuthorLedger.empty()) ? new byte[0] : ledger.toBytes();
    int flags = (preference.isPresent() ? PREFERENCE : 0) | (hasNames ? NAMES : 0);
    ByteBuffer out = ByteBuffer.allocate(2 + asked.length + spent.length).put((byte) flags);
    if (preference.isPresent()) {
      out.put((byte) asked.length).put(asked);
    }
    byte[] bytes = new byte[out.put(spent).position()];
    out.flip().get(bytes);
    return bytes;
  }

  /**
   * Reads what {@link #toBytes} wrote.
   *
   * @throws IllegalArgumentException for anything else
   */
  static AuthorContents ofBytes(byte[] bytes) {
    try {
      ByteBuffer in = ByteBuffer.wrap(bytes);
      int flags = in.get();
      Optional<AuthorPreference> asked =
          (flags & PREFERENCE) == 0
              ? Optional.empty()
              : Optional.of(AuthorPreference.ofBytes(take(in, Byte.toUnsignedInt(in.get()))));
      byte[] spent = take(in, in.remaining());
      return new AuthorContents(
          asked,
          (flags & NAMES) != 0,
          spent.length == 0 ? AuthorLedger.empty() : AuthorLedger.ofBytes(spent));
    } catch (BufferUnderflowException e) {
      throw new IllegalArgumentException("these bytes are no contents of an author's entry");
    }
  }

  private static byte[] take(ByteBuffer in, int length) {
    if (length > in.remaining()) {
      throw new BufferUnderflowException();
    }
    byte[] bytes = new byte[length];
    in.get(bytes);
    return bytes;
  }

  /** Redacted. */
  @Override
  public String toString() {
    return "AuthorContents[...]";
  }
}
