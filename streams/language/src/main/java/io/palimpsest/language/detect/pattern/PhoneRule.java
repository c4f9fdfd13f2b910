package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/**
 * Telephone numbers.
 *
 * <p>A chain of digit groups is a candidate by its shape; only then {@link PhoneBook}, which is
 * slow, is asked. Beside a word such as "call" any chain of seven digits or more counts; without
 * one it must have an international prefix, a trunk zero or a grouping that people give to phone
 * numbers only, and be a number that exists.
 */
final class PhoneRule implements AtomRule {

  private static final int MAX_DIGITS = 15;
  private static final int MIN_DIGITS = 7;

  private final PhoneBook book;

  PhoneRule(PhoneBook book) {
    this.book = book;
  }

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.isSignOf(i, "+(")) {
      if (!atoms.isDigits(i + 1) && !atoms.isSign(i + 1, '(')) {
        return;
      }
    } else if (isInsideNumber(atoms, i) || isOpened(atoms, i)) {
      return;
    }
    int vanity = new VanityPhone(atoms).end(i);
    if (vanity > i) {
      found.add(EntityType.PHONE, i, vanity, 0.85);
    }
    PhoneChain chain = PhoneChain.read(atoms, i);
    if (chain.digits() < MIN_DIGITS || chain.digits() > MAX_DIGITS || chain.isNoPhone()) {
      return;
    }
    judge(atoms, chain, found);
  }

  private static boolean isInsideNumber(Atoms atoms, int i) {
    return atoms.continuesWord(i)
        || (atoms.isGlued(i)
            && (atoms.isSignOf(i - 1, "$€£#=_%&")
                || (atoms.isSignOf(i - 1, "-./,:")
                    && atoms.isGlued(i - 1)
                    && atoms.isAlphanumeric(i - 2))))
        || (atoms.isDigits(i - 1)
            && atoms.isNear(i)
            && atoms.length(i) < 5
            && atoms.length(i - 1) < 5
            && !startsNumber(atoms, i));
  }

  /** A new number after another one on the same line starts with a trunk zero. */
  private static boolean startsNumber(Atoms atoms, int i) {
    return atoms.text().at(atoms.start(i)) == '0';
  }

  private static boolean isOpened(Atoms atoms, int i) {
    return atoms.isGlued(i) && atoms.isSignOf(i - 1, "+(");
  }

  private void judge(Atoms atoms, PhoneChain chain, Findings found) {
    int end = chain.end();
    boolean cued = atoms.hasCueNear(chain.first(), end, Cue.PHONE.bit());
    double confidence = 0;
    if (chain.isInternational()) {
      confidence = book.isInternational(chain.dialled()) ? 0.95 : cued ? 0.85 : 0;
    } else if (chain.looksNational() && book.isNational(chain)) {
      confidence = cued ? 0.95 : 0.75;
    } else if (cued) {
      confidence = 0.85;
    }
    if (confidence > 0) {
      found.add(EntityType.PHONE, chain.first(), extensionEnd(atoms, end), confidence);
    }
  }

  /** 555-0100 x12, ext. 12, extension 12, #12; {@code end} without one. */
  private static int extensionEnd(Atoms atoms, int end) {
    int at = atoms.isSign(end, ',') ? end + 1 : end;
    boolean word =
        atoms.isWord(at, "x")
            || atoms.isWord(at, "ext")
            || atoms.isWord(at, "extn")
            || atoms.isWord(at, "extension");
    boolean sign = atoms.isSign(end, '#');
    int digits = atoms.isSignOf(at + 1, ".:") && word ? at + 2 : at + 1;
    boolean near = atoms.isNear(at) && atoms.isNear(digits);
    return (word || sign) && near && atoms.isDigits(digits) && atoms.length(digits) <= 6
        ? digits + 1
        : end;
  }
}
