package io.palimpsest.language.detect.pattern;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** IBAN and BIC. */
final class BankCodes {

  private static final Set<String> COUNTRIES = Set.of(Locale.getISOCountries());

  /** Lengths of the SWIFT registry. */
  private static final Map<String, Integer> IBAN_LENGTHS = lengths();

  private BankCodes() {}

  private static Map<String, Integer> lengths() {
    String registry =
        "NO15 BE16 DK18 FO18 GL18 FI18 NL18 FK18 SD18 MK19 SI19 AT20 BA20 EE20 KZ20 XK20 LT20"
            + " LU20 MN20 CR22 HR21 LV21 LI21 CH21 BH22 BG22 GE22 DE22 IE22 ME22 RS22 GB22 VA22"
            + " GI23 IQ23 IL23 OM23 TL23 SO23 AE23 AD24 CZ24 MD24 PK24 RO24 SA24 SK24 ES24 SE24"
            + " TN24 VG24 PT25 LY25 ST25 IS26 TR26 BI27 DJ27 FR27 GR27 IT27 MR27 MC27 SM27 AL28"
            + " AZ28 BY28 CY28 DO28 SV28 GT28 HU28 LB28 NI28 PL28 BR29 EG29 PS29 QA29 UA29 JO30"
            + " KW30 MU30 YE30 MT31 SC32 LC32 RU33";
    Map<String, Integer> lengths = new HashMap<>();
    for (String entry : registry.split(" ")) {
      lengths.put(entry.substring(0, 2), Integer.valueOf(entry.substring(2)));
    }
    return Map.copyOf(lengths);
  }

  /** The length of an IBAN of this country; 0 when it has none. */
  static int ibanLength(String country) {
    return IBAN_LENGTHS.getOrDefault(country, 0);
  }

  /** Upper-case letters and digits of the right length with a check number that holds. */
  static boolean isIban(String code) {
    return code.length() == ibanLength(code.substring(0, 2))
        && CheckDigits.mod97(code.substring(4) + code.substring(0, 4)) == 1;
  }

  /** Four letters of the bank, a country, two of the place, three of the branch or none. */
  static boolean isBic(String code) {
    return (code.length() == 8 || code.length() == 11)
        && code.chars().limit(6).allMatch(c -> c >= 'A' && c <= 'Z')
        && code.chars().allMatch(c -> c >= '0' && c <= '9' || c >= 'A' && c <= 'Z')
        && (COUNTRIES.contains(code.substring(4, 6)) || code.startsWith("XK", 4));
  }
}
