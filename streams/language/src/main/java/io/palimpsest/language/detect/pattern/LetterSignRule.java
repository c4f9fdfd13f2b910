package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/**
 * Words of circled or squared letters, which are symbols to every tool that looks for words and
 * letters to every reader.
 *
 * <p>Only the first sign of a run reads on, so that long runs take linear time.
 */
final class LetterSignRule implements AtomRule {

  /** Fewer mark a list or a blood group. */
  private static final int SHORTEST = 3;

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (!isLetterSign(atoms, i) || atoms.isGlued(i) && isLetterSign(atoms, i - 1)) {
      return;
    }
    int end = i + 1;
    while (atoms.isGlued(end) && isLetterSign(atoms, end)) {
      end++;
    }
    if (end - i >= SHORTEST) {
      found.add(EntityType.CODE, i, end, CodeWordRule.CONFIDENCE);
    }
  }

  /** Circled (\u24d0), squared, and circled or squared in negative. Flags are none of them. */
  private static boolean isLetterSign(Atoms atoms, int i) {
    char sign = atoms.sign(i);
    if (sign < 0x80) {
      return false;
    }
    int codePoint = atoms.text().codePointAt(atoms.start(i));
    return codePoint >= 0x249C && codePoint <= 0x24E9
        || codePoint >= 0x1F110 && codePoint <= 0x1F189;
  }
}
