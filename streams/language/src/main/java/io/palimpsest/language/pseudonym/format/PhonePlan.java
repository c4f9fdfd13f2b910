package io.palimpsest.language.pseudonym.format;

import com.google.i18n.phonenumbers.NumberParseException;
import com.google.i18n.phonenumbers.PhoneNumberUtil;
import com.google.i18n.phonenumbers.PhoneNumberUtil.PhoneNumberFormat;
import com.google.i18n.phonenumbers.PhoneNumberUtil.PhoneNumberType;
import com.google.i18n.phonenumbers.Phonenumber.PhoneNumber;
import io.palimpsest.language.detect.pattern.FormChecks;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A numbering plan in which a number is one, by libphonenumber.
 *
 * @param region whose plan it is; ZZ for numbers with a country code
 * @param skipped how many digits an international prefix takes that is written as zeros
 * @param type of line, UNKNOWN if the number is in nobody's hands
 * @param international the number as seen from abroad
 * @param subscriber how many digits follow country code, trunk and international prefix
 */
record PhonePlan(
    String region, int skipped, PhoneNumberType type, String international, int subscriber) {

  private static final String ABROAD = "ZZ";
  private static final PhoneNumberUtil NUMBERS = PhoneNumberUtil.getInstance();

  /** Grouping tells them apart; since grouping is spelling, a number must fit all that it fits. */
  private static final List<String> WITHOUT_TRUNK_ZERO = List.of("US", "IN", "BR");

  /** The plans that a replacement must fit; empty if the number fits none. */
  static List<PhonePlan> of(PhoneLayout layout) {
    String digits = layout.digits();
    if (layout.plus()) {
      return read(digits, ABROAD, 0).stream().toList();
    }
    if (digits.startsWith("00")) {
      return read(digits, ABROAD, 2).stream().toList();
    }
    Stream<PhonePlan> plans =
        (digits.startsWith("0") ? FormChecks.trunkZeroRegions() : WITHOUT_TRUNK_ZERO)
            .stream()
                .flatMap(region -> read(digits, region, 0).stream())
                .filter(PhonePlan::isValid);
    return digits.startsWith("0") ? plans.limit(1).toList() : plans.toList();
  }

  private static Optional<PhonePlan> read(String digits, String region, int skipped) {
    return parse(digits, region, skipped)
        .map(
            number -> {
              String national = NUMBERS.getNationalSignificantNumber(number);
              return new PhonePlan(
                  region,
                  skipped,
                  NUMBERS.getNumberType(number),
                  NUMBERS.format(number, PhoneNumberFormat.E164),
                  digits.endsWith(national) ? national.length() : digits.length() - skipped - 1);
            });
  }

  private static Optional<PhoneNumber> parse(String digits, String region, int skipped) {
    try {
      String dialled = region.equals(ABROAD) ? "+" + digits.substring(skipped) : digits;
      return Optional.of(NUMBERS.parse(dialled, region));
    } catch (NumberParseException e) {
      return Optional.empty();
    }
  }

  boolean isValid() {
    return type != PhoneNumberType.UNKNOWN;
  }

  /** Whether other digits are a number of the same plan, for the same type of line. */
  boolean accepts(String digits) {
    return !isValid()
        || parse(digits, region, skipped)
            .filter(number -> NUMBERS.getNumberType(number) == type)
            .isPresent();
  }

  /** Nothing of the number. */
  @Override
  public String toString() {
    return "PhonePlan[" + region + "]";
  }
}
