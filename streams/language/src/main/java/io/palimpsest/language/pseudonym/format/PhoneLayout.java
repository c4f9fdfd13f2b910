package io.palimpsest.language.pseudonym.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Which digits of a telephone number are dialled, and which are an extension. A trunk zero in
 * brackets behind a country code is neither.
 *
 * @param digits those that are dialled
 * @param plus whether a plus sign leads them
 * @param places where they stand in the compact value
 * @param extension where the digits of the extension stand
 */
record PhoneLayout(String digits, boolean plus, List<Integer> places, List<Integer> extension) {

  private static final Set<String> EXTENSIONS = Set.of("", "x", "ext", "extn", "extension");

  /** Empty for letters that are no extension: numbers spelled as words stay unread. */
  static Optional<PhoneLayout> of(Spelling original) {
    String folded = original.folded();
    if (original.hasForeignLetters() || !EXTENSIONS.contains(letters(folded))) {
      return Optional.empty();
    }
    List<Integer> places = new ArrayList<>();
    List<Integer> extension = new ArrayList<>();
    StringBuilder digits = new StringBuilder();
    int extensionStart = extensionStart(folded);
    List<Run> runs = Run.of(folded);
    for (Run run : runs) {
      boolean extends1 = run.start() > extensionStart;
      boolean trunk = !digits.isEmpty() && folded.startsWith("(0)", run.start() - 1);
      for (int place = run.place(); !trunk && place < run.placeEnd(); place++) {
        (extends1 ? extension : places).add(place);
        if (!extends1) {
          digits.append(original.compact().charAt(place));
        }
      }
    }
    boolean plus = !runs.isEmpty() && folded.lastIndexOf('+', runs.get(0).start()) >= 0;
    return digits.isEmpty()
        ? Optional.empty()
        : Optional.of(new PhoneLayout(digits.toString(), plus, places, extension));
  }

  private static String letters(String folded) {
    StringBuilder letters = new StringBuilder();
    folded.chars().filter(Folding::isLetter).forEach(letters::appendCodePoint);
    return letters.toString().toLowerCase(Locale.ROOT);
  }

  private static int extensionStart(String folded) {
    for (int i = 0; i < folded.length(); i++) {
      if (Folding.isLetter(folded.charAt(i)) || folded.charAt(i) == '#') {
        return i;
      }
    }
    return folded.length();
  }

  /** Nothing of the number. */
  @Override
  public String toString() {
    return "PhoneLayout[" + digits.length() + " digits]";
  }
}
