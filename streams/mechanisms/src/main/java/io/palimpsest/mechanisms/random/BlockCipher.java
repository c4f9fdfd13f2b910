package io.palimpsest.mechanisms.random;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.security.GeneralSecurityException;
import java.security.Provider;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;

/** AES-256 on single blocks. Not thread-safe: the result of the last block is kept here. */
final class BlockCipher {
  /** The bare permutation. Inputs are distinct, so the usual weakness of ECB has no hold here. */
  private static final String ALGORITHM = "AES/ECB/NoPadding";

  /** The same by a longer name, which OpenJDK finds at once, without trying parts of it in turn. */
  private static final String DIRECT = "AES_256/ECB/NoPadding";

  private static final int BLOCK_BYTES = 16;

  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  /** Looked up once: asking all providers each time would cost as much as the key schedule. */
  private static final Provider PROVIDER = provider();

  private static final String NAME =
      PROVIDER.getService("Cipher", DIRECT) == null ? ALGORITHM : DIRECT;

  private final Cipher cipher;
  private final byte[] block = new byte[BLOCK_BYTES];
  private final byte[] result = new byte[BLOCK_BYTES];

  BlockCipher(byte[] key) {
    try {
      cipher = Cipher.getInstance(NAME, PROVIDER);
      cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no AES-256", e);
    }
  }

  private static Provider provider() {
    try {
      return Cipher.getInstance(ALGORITHM).getProvider();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this Java has no " + ALGORITHM, e);
    }
  }

  void encrypt(long high, long low) {
    LONG.set(block, 0, high);
    LONG.set(block, Long.BYTES, low);
    try {
      if (cipher.update(block, 0, BLOCK_BYTES, result, 0) != BLOCK_BYTES) {
        throw new IllegalStateException("AES kept back a block");
      }
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("AES failed on a block", e);
    }
  }

  long high() {
    return (long) LONG.get(result, 0);
  }

  long low() {
    return (long) LONG.get(result, Long.BYTES);
  }
}
