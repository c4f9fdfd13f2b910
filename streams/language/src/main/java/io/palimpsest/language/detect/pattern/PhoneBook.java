package io.palimpsest.language.detect.pattern;

import com.google.i18n.phonenumbers.PhoneNumberUtil;
import com.google.i18n.phonenumbers.Phonenumber.PhoneNumber;
import java.util.List;

/**
 * Which numbers exist, by libphonenumber. One question costs a few microseconds per region, so a
 * text may ask {@value #MAX_QUESTIONS} of them; after that every number is believed, since doubt
 * counts as sensitive.
 */
final class PhoneBook {

  static final int MAX_QUESTIONS = 2000;

  /** Countries that write a trunk zero, the most populous of them that use Latin letters. */
  static final List<String> WITH_TRUNK_ZERO =
      List.of("GB", "DE", "FR", "NL", "BE", "CH", "AT", "SE", "AU", "ZA", "IE", "FI", "IN", "NZ");

  private static final PhoneNumberUtil NUMBERS = PhoneNumberUtil.getInstance();

  private int questions;

  boolean isInternational(String dialled) {
    return isValid(dialled.startsWith("00") ? "+" + dialled.substring(2) : dialled, "ZZ");
  }

  boolean isNational(PhoneChain chain) {
    String dialled = chain.dialled();
    if (dialled.startsWith("0")) {
      return WITH_TRUNK_ZERO.stream().anyMatch(region -> isValid(dialled, region));
    }
    return switch (chain.groups().size()) {
      case 2 -> isValid(dialled, chain.bracket() ? "US" : "IN");
      case 3 -> isValid(dialled, chain.groups().get(0) == 2 ? "BR" : "US");
      default -> isValid(dialled, "US");
    };
  }

  private boolean isValid(String dialled, String region) {
    if (++questions > MAX_QUESTIONS) {
      return true;
    }
    return PhoneReader.read(dialled, region).filter(PhoneBook::exists).isPresent();
  }

  /**
   * As {@link PhoneNumberUtil#isValidNumber} does, which asks twice for the same: among the regions
   * that share a code, the one without leading digits of its own has a number only if it exists.
   */
  static boolean exists(PhoneNumber number) {
    String region = NUMBERS.getRegionCodeForNumber(number);
    return "US".equals(region) || region != null && NUMBERS.isValidNumberForRegion(number, region);
  }
}
