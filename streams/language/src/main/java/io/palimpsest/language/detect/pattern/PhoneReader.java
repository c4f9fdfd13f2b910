package io.palimpsest.language.detect.pattern;

import com.google.i18n.phonenumbers.NumberParseException;
import com.google.i18n.phonenumbers.PhoneNumberUtil;
import com.google.i18n.phonenumbers.Phonenumber.PhoneNumber;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads dialled digits as libphonenumber does. That looks for extensions, letters and prefixes with
 * a dozen regular expressions, some microseconds each time, and a pseudonym takes ten candidates;
 * where there are only digits, and none that a prefix begins with, there is nothing to look for.
 */
public final class PhoneReader {
  private static final PhoneNumberUtil NUMBERS = PhoneNumberUtil.getInstance();

  /** Fewer and more are for libphonenumber to judge. */
  private static final int SHORTEST = 7;

  private static final int LONGEST = 15;

  private static final Map<String, Plan> PLANS =
      Map.of(
          "US", new Plan(1, List.of("0", "1")),
          "IN", new Plan(91, List.of("0", "91")),
          "BR", new Plan(55, List.of("0", "55", "90")));

  private PhoneReader() {}

  /**
   * How numbers of a region are dialled at home.
   *
   * @param code of the country
   * @param prefixes with which libphonenumber may take something off a number
   */
  private record Plan(int code, List<String> prefixes) {
    boolean hasPrefix(String digits) {
      return prefixes.stream().anyMatch(digits::startsWith);
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
