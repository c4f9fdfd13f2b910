package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import java.util.Locale;

/** Codes that mix letters and digits without a gap, each by its own check. */
final class CodeRule implements AtomRule {

  private static final int SHORTEST = 8;

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.continuesWord(i)) {
      return;
    }
    int end = runEnd(atoms, i);
    int start = atoms.start(i);
    int length = atoms.end(end - 1) - start;
    if (startsLikeIban(atoms, i)) {
      iban(atoms, start, found);
    }
    if (length < SHORTEST || length > CryptoAddresses.MAX_LENGTH || continues(atoms, end)) {
      return;
    }
    boolean plainWord = end == i + 1 && atoms.isLetters(i) && !atoms.isUpper(i);
    if (plainWord && length < 26) {
      return;
    }
    String code = atoms.text().substring(start, atoms.end(end - 1));
    judge(atoms, i, end, code, found);
  }

  /** The first atom after the letters and digits that stand together; gives up on long ones. */
  static int runEnd(Atoms atoms, int i) {
    int end = i + 1;
    while (end < i + CryptoAddresses.MAX_LENGTH
        && atoms.isGlued(end)
        && atoms.isAlphanumeric(end)) {
      end++;
    }
    return end;
  }

  private static boolean continues(Atoms atoms, int end) {
    return atoms.isGlued(end) && (atoms.isAlphanumeric(end) || atoms.isSign(end, '_'));
  }

  private static void judge(Atoms atoms, int first, int end, String code, Findings found) {
    String upper = code.toUpperCase(Locale.ROOT);
    boolean single = end == first + 1;
    if (BankCodes.isBic(code) && atoms.hasCueNear(first, end, Cue.BIC.bit() | Cue.IBAN.bit())) {
      found.add(EntityType.BIC, first, end, 0.9);
    }
    if (!single && upper.length() == 16 && NationalIds.isCodiceFiscale(upper)) {
      found.add(EntityType.NATIONAL_ID, first, end, 0.98);
    }
    if (!single && VehicleNumbers.isVin(upper)) {
      found.add(EntityType.VEHICLE, first, end, 0.96);
    } else if (VehicleNumbers.hasVinForm(upper) && atoms.hasCueNear(first, end, Cue.VIN.bit())) {
      found.add(EntityType.VEHICLE, first, end, 0.85);
    }
    if (code.length() >= 14 && CryptoAddresses.isAddress(code)) {
      found.add(EntityType.CRYPTO_ADDRESS, first, end, 0.99);
    } else if (CryptoAddresses.isUncheckedEthereum(code)) {
      found.add(EntityType.CRYPTO_ADDRESS, first, end, 0.9);
    }
  }

  private static boolean startsLikeIban(Atoms atoms, int i) {
    return atoms.length(i) == 2
        && atoms.isLetters(i)
        && atoms.isDigits(i + 1)
        && atoms.isGlued(i + 1)
        && atoms.length(i + 1) >= 2;
  }

  /** Reads over single spaces and dashes, as printed in groups of four. */
  private static void iban(Atoms atoms, int start, Findings found) {
    FoldedText text = atoms.text();
    int length = BankCodes.ibanLength(text.substring(start, start + 2).toUpperCase(Locale.ROOT));
    StringBuilder code = new StringBuilder(length);
    int at = start;
    while (at < text.size() && code.length() < length) {
      char c = text.at(at);
      if (isAsciiAlphanumeric(c)) {
        code.append(Character.toUpperCase(c));
      } else if ((c != ' ' && c != '-') || !isAsciiAlphanumeric(text.at(at - 1))) {
        return;
      }
      at++;
    }
    boolean free = at >= text.size() || !Character.isLetterOrDigit(text.at(at));
    if (length > 0 && code.length() == length && free && BankCodes.isIban(code.toString())) {
      found.addCharacters(EntityType.IBAN, start, at, 0.99);
    }
  }

  private static boolean isAsciiAlphanumeric(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
  }
}
