package io.palimpsest.language.detect.pattern;

/**
 * Looks whether something of its type starts at an atom.
 *
 * <p>It may look a bounded number of atoms ahead and back, never to the end of the text: it is
 * asked at every atom, and that keeps the whole linear.
 */
@FunctionalInterface
interface AtomRule {

  void at(Atoms atoms, int i, Findings found);
}
