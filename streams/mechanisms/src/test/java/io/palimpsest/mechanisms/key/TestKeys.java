package io.palimpsest.mechanisms.key;

import java.util.HexFormat;
import java.util.List;

/** Keys of tests, and a way to see that two authors' keys are one. */
final class TestKeys {
  static final MasterKey OLD = MasterKey.parse("01".repeat(MasterKey.BYTES));
  static final MasterKey NEW = MasterKey.parse("02".repeat(MasterKey.BYTES));
  static final MasterKey STRANGE = MasterKey.parse("03".repeat(MasterKey.BYTES));

  private TestKeys() {}

  static KeyRing ring(MasterKey current, MasterKey... former) {
    return KeyRing.of(current, List.of(former));
  }

  static AuthorKey authorKey(KeyRing ring) {
    return ring.newAuthorKey(ring.nonce()).orElseThrow();
  }

  static String bytes(AuthorKey key) {
    return HexFormat.of().formatHex(key.secret());
  }
}
