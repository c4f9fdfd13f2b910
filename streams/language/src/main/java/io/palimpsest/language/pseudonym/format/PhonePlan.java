package io.palimpsest.language.pseudonym.format;

import com.google.i18n.phonenumbers.PhoneNumberUtil;
import com.google.i18n.phonenumbers.PhoneNumberUtil.PhoneNumberFormat;
import com.google.i18n.phonenumbers.PhoneNumberUtil.PhoneNumberType;
import com.google.i18n.phonenumbers.Phonenumber.PhoneNumber;
import io.palimpsest.language.detect.pattern.FormChecks;
import io.palimpsest.language.detect.pattern.PhoneReader;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A numbering plan in which a number is one, by libphonenumber.
 *
 * @param region whose plan it is; ZZ for numbers with a country code
 * @param skipped how many digits an international prefix takes that is written as zeros
 * @param home the region that owns the number: several share the code 1
 * @param type of line, UNKNOWN if the number is in nobody's hands
 * @param international the number as seen from abroad
 * @param subscriber how many digits follow country code, trunk and international prefix
 */
record PhonePlan(
    String region,
    int skipped,
    String home,
    PhoneNumberType type,
    String international,
    int subscriber) {

  private static final String ABROAD = "ZZ";
  private static final PhoneNumberUtil NUMBERS = PhoneNumberUtil.getInstance();
  private static final int AMERICAN_LENGTH = 10;

  /** Tried in this order; grouping could tell them apart, but grouping is spelling. */
  private static final List<String> WITHOUT_TRUNK_ZERO = List.of("US", "IN", "BR");

  /** The plan that a replacement must fit; empty if the number fits none. */
  static Optional<PhonePlan> of(PhoneLayout layout) {
    String digits = layout.digits();
    if (layout.plus() || digits.startsWith("00")) {
      return read(digits, ABROAD, layout.plus() ? 0 : 2);
    }
    List<String> regions =
        digits.startsWith("0") ? FormChecks.trunkZeroRegions() : WITHOUT_TRUNK_ZERO;
    for (String region : regions) {
      Optional<PhonePlan> plan = read(digits, region, 0);
      if (plan.isPresent() && plan.get().isValid()) {
        return plan;
      }
    }
    return Optional.empty();
  }

  private static Optional<PhonePlan> read(String digits, String region, int skipped) {
    return parse(digits, region, skipped)
        .map(
            number -> {
              String national = NUMBERS.getNationalSignificantNumber(number);
              return new PhonePlan(
                  region,
                  skipped,
                  Objects.requireNonNullElse(NUMBERS.getRegionCodeForNumber(number), ABROAD),
                  NUMBERS.getNumberType(number),
                  NUMBERS.format(number, PhoneNumberFormat.E164),
                  digits.endsWith(national) ? national.length() : digits.length() - skipped - 1);
            });
  }

  private static Optional<PhoneNumber> parse(String digits, String region, int skipped) {
    String dialled = region.equals(ABROAD) ? "+" + digits.substring(skipped) : digits;
    return PhoneReader.read(dialled, region);
  }

  boolean isValid() {
    return type != PhoneNumberType.UNKNOWN;
  }

  /** Whether other digits are a number of the same region, for the same type of line. */
  boolean accepts(String digits) {
    return !isValid()
        || mayExist(digits, home)
            && parse(digits, region, skipped).filter(this::isAlike).isPresent();
  }

  /**
   * Says at once what libphonenumber says after a dozen regular expressions: in the United States,
   * area codes and what follows them begin with 2 to 9. One candidate in three does not.
   */
  static boolean mayExist(String digits, String home) {
    return !home.equals("US")
        || digits.length() != AMERICAN_LENGTH
        || digits.charAt(0) >= '2' && digits.charAt(3) >= '2';
  }

  /** Asks the one region first: a number of no region would be looked for in all that share it. */
  private boolean isAlike(PhoneNumber number) {
    return NUMBERS.isValidNumberForRegion(number, home) && NUMBERS.getNumberType(number) == type;
  }

  /** Nothing of the number. */
  @Override
  public String toString() {
    return "PhonePlan[" + region + "]";
  }
}
