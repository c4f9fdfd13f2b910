package io.palimpsest.language.pseudonym.format;

import io.palimpsest.language.detect.pattern.CryptoChecks;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * Addresses of crypto currencies: network and sort of address stay, the checksum is made to fit.
 * Addresses of a sort that is not known keep their alphabet and first character alone.
 */
final class CryptoForm implements Form {

  private static final String BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
  private static final int CHECKSUM = 6;

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    String address = original.folded();
    if (address.length() != original.compact().length() || !original.isExchangeable()) {
      return Optional.empty();
    }
    if (CryptoChecks.hasEthereumForm(address)) {
      return Optional.of(ethereum(address));
    }
    if (CryptoChecks.isBech32(address)) {
      return Optional.of(bech32(address));
    }
    return Optional.of(
        CryptoChecks.isBase58(address) ? base58(address) : unknown(original.compact(), address));
  }

  private static Recipe ethereum(String address) {
    String hex = address.substring(2);
    boolean small = hex.equals(hex.toLowerCase(Locale.ROOT));
    boolean large = !small && hex.equals(hex.toUpperCase(Locale.ROOT));
    return cased(
        address.toLowerCase(Locale.ROOT),
        draw -> {
          StringBuilder drawn = new StringBuilder();
          for (int i = 0; i < hex.length(); i++) {
            drawn.append(draw.oneOf(Hex.DIGITS));
          }
          String upper = drawn.toString();
          String lower = upper.toLowerCase(Locale.ROOT);
          return "0x" + (large ? upper : small ? lower : CryptoChecks.eip55(lower));
        },
        address);
  }

  private static Recipe bech32(String address) {
    String lower = address.toLowerCase(Locale.ROOT);
    int data = lower.lastIndexOf('1') + 1;
    String prefix = lower.substring(0, data - 1);
    int[] values = lower.substring(data).chars().map(BECH32::indexOf).toArray();
    int goal = CryptoChecks.bech32(prefix, values);
    boolean small = lower.equals(address);
    return cased(
        lower,
        draw -> {
          String drawn = lower.substring(0, data) + data(prefix, values, goal, draw);
          return small ? drawn : drawn.toUpperCase(Locale.ROOT);
        },
        address);
  }

  /** The version stays; bits that only fill the last character up stay zero. */
  private static String data(String prefix, int[] original, int goal, Draw draw) {
    int[] values = new int[original.length];
    int end = values.length - CHECKSUM;
    int spare = Math.max(0, end - 1) * 5 % 8 % 5;
    for (int i = 0; i < end; i++) {
      values[i] = i == 0 ? original[0] : draw.between(0, 31);
    }
    if (end > 1) {
      values[end - 1] = values[end - 1] >> spare << spare;
    }
    int sum = CryptoChecks.bech32(prefix, values) ^ goal;
    for (int i = 0; i < CHECKSUM; i++) {
      values[end + i] = sum >>> 5 * (CHECKSUM - 1 - i) & 31;
    }
    StringBuilder text = new StringBuilder();
    Arrays.stream(values).forEach(value -> text.append(BECH32.charAt(value)));
    return text.toString();
  }

  /** As many leading zero bytes as the original has: they decide how long the address is. */
  private static Recipe base58(String address) {
    byte[] original = Base58.decode(address);
    int zeros = 1;
    while (zeros < original.length && original[zeros] == 0) {
      zeros++;
    }
    int from = zeros;
    return cased(
        address,
        draw -> {
          byte[] bytes = original.clone();
          draw.fill(bytes, from, bytes.length);
          return Base58.encode(bytes);
        },
        address);
  }

  private static Recipe unknown(String compact, String address) {
    boolean base58 = address.chars().allMatch(c -> Base58.DIGITS.indexOf(c) >= 0);
    Places places = Places.like(base58 ? address : compact).keep(0, 1);
    for (int i = 1; base58 && i < address.length(); i++) {
      places.open(i, Base58.DIGITS);
    }
    return new Recipe(address, places::draw, other -> true, Recipe.MAX_TRIES, base58);
  }

  private static Recipe cased(String canonical, Function<Draw, String> candidate, String address) {
    return new Recipe(
        canonical,
        candidate,
        other -> other.length() == address.length() && other.charAt(0) == address.charAt(0),
        Recipe.MAX_TRIES,
        true);
  }
}
