package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import java.util.Set;

/** Amounts with a currency before or behind: $5.50, 1.000 EUR, USD 3 million, 20 bucks, 5k€. */
final class MoneyRule implements AtomRule {

  private static final int MAX_GROUPS = 8;
  private static final int LONGEST_UNIT = 2;

  /** What stands before the sign of a dollar or pound and says whose it is. */
  private static final Set<String> COUNTRIES =
      Set.of("US", "A", "AU", "C", "CA", "NZ", "HK", "S", "SG", "R", "MX", "NT", "TT", "J", "E");

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.isDigits(i)) {
      amountFirst(atoms, i, found);
    } else if (isSymbol(atoms, i)) {
      currencyFirst(atoms, i, 0.9, found);
    } else if (atoms.is(i, Cue.CURRENCY)
        && atoms.isUpper(i)
        && atoms.length(i) >= 2
        && !isInCode(atoms, i)) {
      currencyFirst(atoms, i, 0.85, found);
    }
  }

  private static boolean isSymbol(Atoms atoms, int i) {
    char sign = atoms.sign(i);
    return sign == '$' || (sign >= 0x80 && Character.getType(sign) == Character.CURRENCY_SYMBOL);
  }

  private static void currencyFirst(Atoms atoms, int i, double confidence, Findings found) {
    int amount = atoms.isSign(i + 1, '-') ? i + 2 : i + 1;
    if (!atoms.isDigits(amount) || !atoms.isNear(amount)) {
      return;
    }
    int end = afterScale(atoms, amountEnd(atoms, amount));
    if (isPartOfCode(atoms, end)) {
      return;
    }
    found.add(EntityType.MONEY, hasCountry(atoms, i) ? i - 1 : i, end, confidence);
  }

  private static boolean isOfWord(Atoms atoms, int i) {
    return atoms.isAlphanumeric(i) || atoms.isSign(i, '_');
  }

  /** Whether more than a unit hangs on to the amount: EUR500XKQ, but not $20ea. */
  private static boolean isPartOfCode(Atoms atoms, int end) {
    return atoms.isGlued(end)
        && isOfWord(atoms, end)
        && (atoms.length(end) > LONGEST_UNIT || isInCode(atoms, end + 1));
  }

  private static boolean hasCountry(Atoms atoms, int sign) {
    int i = sign - 1;
    return atoms.isLetters(i)
        && atoms.isGlued(sign)
        && !isInCode(atoms, i)
        && COUNTRIES.contains(atoms.text().substring(atoms.start(i), atoms.end(i)));
  }

  /** Whether the atoms before and at the index are of one word that is written for machines. */
  private static boolean isInCode(Atoms atoms, int i) {
    return atoms.isGlued(i) && isOfWord(atoms, i) && isOfWord(atoms, i - 1);
  }

  private static void amountFirst(Atoms atoms, int i, Findings found) {
    boolean inside =
        atoms.isGlued(i)
            && (atoms.isAlphanumeric(i - 1)
                || isSymbol(atoms, i - 1)
                || (atoms.isSignOf(i - 1, ".,'") && atoms.isGlued(i - 1) && atoms.isDigits(i - 2)));
    if (inside) {
      return;
    }
    int end = afterScale(atoms, amountEnd(atoms, i));
    if (!atoms.isNear(end)) {
      return;
    }
    if (isSymbol(atoms, end)) {
      boolean ownAmount = atoms.isDigits(end + 1) && atoms.isGlued(end + 1);
      if (!ownAmount) {
        found.add(EntityType.MONEY, i, end + 1, 0.9);
      }
    } else if (atoms.is(end, Cue.CURRENCY) && !isInCode(atoms, end + 1)) {
      found.add(EntityType.MONEY, i, end + 1, 0.85);
    }
  }

  private static int amountEnd(Atoms atoms, int i) {
    int end = i + 1;
    int groups = 1;
    while (groups < MAX_GROUPS
        && atoms.isGlued(end)
        && atoms.isSignOf(end, ".,'")
        && atoms.isGlued(end + 1)
        && atoms.isDigits(end + 1)) {
      end += 2;
      groups++;
    }
    return end;
  }

  private static int afterScale(Atoms atoms, int at) {
    return atoms.is(at, Cue.SCALE) && atoms.isNear(at) ? at + 1 : at;
  }
}
