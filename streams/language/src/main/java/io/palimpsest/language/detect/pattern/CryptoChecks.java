package io.palimpsest.language.detect.pattern;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The checksums of crypto addresses, for those who make addresses. */
public final class CryptoChecks {

  private CryptoChecks() {}

  /** Whether it is an address with a version byte, a hash and Base58Check. */
  public static boolean isBase58(String candidate) {
    return CryptoAddresses.isBase58(candidate);
  }

  /** Whether it is a bech32 or bech32m address. */
  public static boolean isBech32(String candidate) {
    return CryptoAddresses.isBech32(candidate);
  }

  /** Whether it is written like an Ethereum address, checksum aside. */
  public static boolean hasEthereumForm(String candidate) {
    return CryptoAddresses.hasEthereumForm(candidate);
  }

  /**
   * The checksum state of bech32 over a prefix and values; 1 for a valid bech32 address, 0x2bc830a3
   * for bech32m.
   *
   * @param prefix the human-readable part, in lower case
   * @param values of five bits, those of the checksum included
   */
  public static int bech32(String prefix, int... values) {
    int sum = 1;
    for (int i = 0; i < prefix.length(); i++) {
      sum = CryptoAddresses.bech32(sum, prefix.charAt(i) >> 5);
    }
    sum = CryptoAddresses.bech32(sum, 0);
    for (int i = 0; i < prefix.length(); i++) {
      sum = CryptoAddresses.bech32(sum, prefix.charAt(i) & 31);
    }
    for (int value : values) {
      sum = CryptoAddresses.bech32(sum, value);
    }
    return sum;
  }

  /** Forty hex digits in the case that EIP-55 gives them. */
  public static String eip55(String hex) {
    String lower = hex.toLowerCase(Locale.ROOT);
    byte[] hash = Keccak.hash256(lower.getBytes(StandardCharsets.US_ASCII));
    StringBuilder cased = new StringBuilder(lower);
    for (int i = 0; i < lower.length(); i++) {
      int nibble = hash[i / 2] >> (i % 2 == 0 ? 4 : 0) & 0xf;
      if (nibble >= 8) {
        cased.setCharAt(i, Character.toUpperCase(lower.charAt(i)));
      }
    }
    return cased.toString();
  }
}
