package io.palimpsest.language.detect.pattern;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Addresses of crypto currencies, by their own checksums. */
final class CryptoAddresses {

  /** Length of the longest address that is looked at: a long bech32 one. */
  static final int MAX_LENGTH = 90;

  private static final String BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  private static final String BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
  private static final int[] BECH32_GENERATOR = {
    0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3
  };
  private static final List<String> BECH32_PREFIXES = List.of("bc", "tb", "ltc");

  /** Version bytes of Bitcoin, its test network, Litecoin and Dogecoin. */
  private static final List<Integer> BASE58_VERSIONS =
      List.of(0x00, 0x05, 0x6f, 0xc4, 0x30, 0x32, 0x1e);

  private CryptoAddresses() {}

  static boolean isAddress(String candidate) {
    return isBase58(candidate) || isBech32(candidate) || isEthereum(candidate);
  }

  /** Whether it has Ethereum's form without the mixed case that carries the checksum. */
  static boolean isUncheckedEthereum(String candidate) {
    if (!hasEthereumForm(candidate)) {
      return false;
    }
    String hex = candidate.substring(2);
    return hex.equals(hex.toLowerCase(Locale.ROOT)) || hex.equals(hex.toUpperCase(Locale.ROOT));
  }

  static boolean isBase58(String candidate) {
    if (candidate.length() < 26 || candidate.length() > 35) {
      return false;
    }
    BigInteger value = BigInteger.ZERO;
    for (int i = 0; i < candidate.length(); i++) {
      int digit = BASE58.indexOf(candidate.charAt(i));
      if (digit < 0) {
        return false;
      }
      value = value.multiply(BigInteger.valueOf(58)).add(BigInteger.valueOf(digit));
    }
    byte[] bytes = value.toByteArray();
    int sign = bytes[0] == 0 ? 1 : 0;
    byte[] all = new byte[25];
    int length = bytes.length - sign;
    if (length > all.length) {
      return false;
    }
    System.arraycopy(bytes, sign, all, all.length - length, length);
    byte[] sum = sha256(sha256(Arrays.copyOf(all, 21)));
    return BASE58_VERSIONS.contains(all[0] & 0xff)
        && Arrays.equals(all, 21, 25, sum, 0, 4)
        && leadingOnes(candidate) == leadingZeros(all);
  }

  private static int leadingOnes(String candidate) {
    int count = 0;
    while (candidate.charAt(count) == '1') {
      count++;
    }
    return count;
  }

  private static int leadingZeros(byte[] bytes) {
    int count = 0;
    while (count < bytes.length - 1 && bytes[count] == 0) {
      count++;
    }
    return count;
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  static boolean isBech32(String candidate) {
    String lower = candidate.toLowerCase(Locale.ROOT);
    int one = lower.lastIndexOf('1');
    boolean mixed =
        !candidate.equals(lower) && !candidate.equals(candidate.toUpperCase(Locale.ROOT));
    if (mixed || one < 0 || lower.length() < 14 || lower.length() > MAX_LENGTH) {
      return false;
    }
    String prefix = lower.substring(0, one);
    if (!BECH32_PREFIXES.contains(prefix)) {
      return false;
    }
    int sum = 1;
    for (int i = 0; i < prefix.length(); i++) {
      sum = bech32(sum, prefix.charAt(i) >> 5);
    }
    sum = bech32(sum, 0);
    for (int i = 0; i < prefix.length(); i++) {
      sum = bech32(sum, prefix.charAt(i) & 31);
    }
    for (int i = one + 1; i < lower.length(); i++) {
      int value = BECH32.indexOf(lower.charAt(i));
      if (value < 0) {
        return false;
      }
      sum = bech32(sum, value);
    }
    return sum == 1 || sum == 0x2bc830a3; // bech32, bech32m
  }

  static int bech32(int sum, int value) {
    int top = sum >>> 25;
    int next = (sum & 0x1ffffff) << 5 ^ value;
    for (int i = 0; i < 5; i++) {
      next ^= (top >>> i & 1) == 1 ? BECH32_GENERATOR[i] : 0;
    }
    return next;
  }

  /** EIP-55: a hex letter is a capital where the hash of the lower-case address says so. */
  static boolean isEthereum(String candidate) {
    if (!hasEthereumForm(candidate) || isUncheckedEthereum(candidate)) {
      return false;
    }
    String lower = candidate.substring(2).toLowerCase(Locale.ROOT);
    byte[] hash = Keccak.hash256(lower.getBytes(StandardCharsets.US_ASCII));
    for (int i = 0; i < 40; i++) {
      int nibble = hash[i / 2] >> (i % 2 == 0 ? 4 : 0) & 0xf;
      char c = candidate.charAt(i + 2);
      if (!Character.isDigit(c) && Character.isUpperCase(c) != nibble >= 8) {
        return false;
      }
    }
    return true;
  }

  static boolean hasEthereumForm(String candidate) {
    return candidate.length() == 42
        && candidate.startsWith("0x")
        && candidate.chars().skip(2).allMatch(c -> Character.digit(c, 16) >= 0);
  }
}
