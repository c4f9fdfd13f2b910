package io.palimpsest.language.detect.pattern;

import com.google.i18n.phonenumbers.PhoneNumberUtil;
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
    return PhoneReader.read(dialled, region).filter(NUMBERS::isValidNumber).isPresent();
  }
}
