package io.palimpsest.language.pseudonym.format;

import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/** Base58Check addresses: a version byte, twenty bytes of hash, four of checksum. */
final class Base58 {

  static final String DIGITS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

  static final int HASH_END = 21;

  private static final int BYTES = 25;
  private static final BigInteger BASE = BigInteger.valueOf(58);

  private Base58() {}

  /** The bytes of a valid address, without the checksum. */
  static byte[] decode(String address) {
    BigInteger value = BigInteger.ZERO;
    for (int i = 0; i < address.length(); i++) {
      value = value.multiply(BASE).add(BigInteger.valueOf(DIGITS.indexOf(address.charAt(i))));
    }
    byte[] bytes = value.toByteArray();
    int sign = bytes[0] == 0 ? 1 : 0;
    byte[] all = new byte[BYTES];
    System.arraycopy(bytes, sign, all, BYTES - bytes.length + sign, bytes.length - sign);
    return Arrays.copyOf(all, HASH_END);
  }

  /** The address of version and hash. */
  static String encode(byte[] bytes) {
    byte[] all = Arrays.copyOf(bytes, BYTES);
    System.arraycopy(sha256(sha256(bytes)), 0, all, HASH_END, BYTES - HASH_END);
    BigInteger value = new BigInteger(1, all);
    StringBuilder reversed = new StringBuilder();
    while (value.signum() > 0) {
      BigInteger[] parts = value.divideAndRemainder(BASE);
      reversed.append(DIGITS.charAt(parts[1].intValue()));
      value = parts[0];
    }
    for (int i = 0; i < BYTES && all[i] == 0; i++) {
      reversed.append('1');
    }
    return reversed.reverse().toString();
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
