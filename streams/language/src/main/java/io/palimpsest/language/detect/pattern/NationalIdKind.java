package io.palimpsest.language.detect.pattern;

import java.util.Arrays;
import java.util.List;

/**
 * The numbers of states, each with its check: the door for those who make such numbers. The same
 * checks find them.
 */
public enum NationalIdKind {
  /** Social security or taxpayer number, United States. */
  US(NationalIds::isUs, "000000000"),
  /** National insurance number, United Kingdom. */
  NINO(NationalIds::isNino, "AA000000A"),
  /** Health service number, England. */
  NHS(NationalIds::isNhs, "0000000000"),
  /** Tax number, Germany. */
  GERMAN_TAX(NationalIds::isGermanTax, "00000000000"),
  /** Social security number, France: holds year and month of birth. */
  NIR(NationalIds::isNir, "000000000000000"),
  /** Tax number of citizens and foreigners, Spain. */
  NIF(NationalIds::isNif, "00000000A", "A0000000A"),
  /** Tax code, Italy: holds the day of birth. Digits may be written as letters, so no one form. */
  CODICE_FISCALE(code -> code.length() == 16 && NationalIds.isCodiceFiscale(code)),
  /** Person number, Poland: holds the day of birth. */
  PESEL(NationalIds::isPesel, "00000000000"),
  /** Citizen number, Netherlands. */
  BSN(NationalIds::isBsn, "000000000"),
  /** Person number, Sweden: holds the day of birth. */
  SWEDISH(NationalIds::isSwedish, "0000000000", "000000000000"),
  /** Person code, Finland: holds the day of birth. */
  FINNISH(NationalIds::isFinnish, "0000000000", "000000000A", "000000A0000", "000000A000A"),
  /** Social insurance number, Canada. */
  SIN(NationalIds::isSin, "000000000"),
  /** Tax file number, Australia. */
  TFN(NationalIds::isTfn, "000000000"),
  /** Health insurance number, Australia. */
  MEDICARE(NationalIds::isMedicare, "0000000000", "00000000000"),
  /** Resident number, India. */
  AADHAAR(NationalIds::isAadhaar, "000000000000"),
  /** Tax account number, India. */
  PAN(NationalIds::isPan, "AAAAA0000A"),
  /** Taxpayer number, Brazil. */
  CPF(NationalIds::isCpf, "00000000000"),
  /** Identity card number, Singapore. */
  NRIC(NationalIds::isNric, "A0000000A");

  private final NumberCheck check;
  private final List<String> forms;

  NationalIdKind(NumberCheck check, String... forms) {
    this.check = check;
    this.forms = List.of(forms);
  }

  /** All kinds that a value can be; often several, since nine digits say little. */
  public static List<NationalIdKind> of(String compact) {
    return Arrays.stream(values()).filter(kind -> kind.accepts(compact)).toList();
  }

  /**
   * Whether a value can be of this kind.
   *
   * @param compact ASCII digits and upper-case letters, nothing else; any length
   */
  public boolean accepts(String compact) {
    return hasForm(compact) && check.accepts(compact);
  }

  private boolean hasForm(String compact) {
    for (String form : forms) {
      if (fits(form, compact)) {
        return true;
      }
    }
    return forms.isEmpty();
  }

  private static boolean fits(String form, String compact) {
    if (form.length() != compact.length()) {
      return false;
    }
    for (int i = 0; i < form.length(); i++) {
      if ((form.charAt(i) == '0') != (compact.charAt(i) <= '9')) {
        return false;
      }
    }
    return true;
  }
}
