package io.palimpsest.language.detect.pattern;

import com.google.i18n.phonenumbers.NumberParseException;
import com.google.i18n.phonenumbers.PhoneNumberUtil;
import com.google.i18n.phonenumbers.Phonenumber.PhoneNumber;
import java.util.Map;
import java.util.Optional;

/**
 * Reads dialled digits as libphonenumber does. That looks for extensions, letters and prefixes with
 * a dozen regular expressions, which takes longer than all else that is done with a post; where
 * digits alone can begin with none of them, there is nothing to look for.
 */
public final class PhoneReader {
  private static final PhoneNumberUtil NUMBERS = PhoneNumberUtil.getInstance();

  /** Fewer and more are for libphonenumber to judge. */
  private static final int SHORTEST = 7;

  private static final int LONGEST = 15;

  private static final Map<String, Plan> PLANS =
      Map.of(
          "US", new Plan(1, "1", "1"),
          "IN", new Plan(91, "91", "91"),
          "BR", new Plan(55, "55", "90"));

  private PhoneReader() {}

  /**
   * How numbers of a region are dialled at home.
   *
   * @param code of the country
   * @param codeDigits the same, which a number may begin with
   * @param prefix what else is taken off a number, apart from zeros
   */
  private record Plan(int code, String codeDigits, String prefix) {
    boolean hasPrefix(String digits) {
      return digits.charAt(0) == '0' || digits.startsWith(codeDigits) || digits.startsWith(prefix);
    }
  }

  /**
   * The number; empty if it can be none.
   *
   * @param dialled digits, a plus sign before them if region is ZZ
   * @param region where it is dialled
   */
  public static Optional<PhoneNumber> read(String dialled, String region) {
    Plan plan = PLANS.get(region);
    if (plan != null && isPlain(dialled) && !plan.hasPrefix(dialled)) {
      return Optional.of(
          new PhoneNumber().setCountryCode(plan.code()).setNationalNumber(Long.parseLong(dialled)));
    }
    try {
      return Optional.of(NUMBERS.parse(dialled, region));
    } catch (NumberParseException e) {
      return Optional.empty();
    }
  }

  private static boolean isPlain(String dialled) {
    if (dialled.length() < SHORTEST || dialled.length() > LONGEST) {
      return false;
    }
    for (int i = 0; i < dialled.length(); i++) {
      if (dialled.charAt(i) < '0' || dialled.charAt(i) > '9') {
        return false;
      }
    }
    return true;
  }
}
