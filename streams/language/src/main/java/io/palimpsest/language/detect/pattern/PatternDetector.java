package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.OverlapRule;
import io.palimpsest.language.detect.Span;
import java.util.List;

/**
 * Finds everything that has a form of its own: addresses, numbers, codes, dates, amounts.
 *
 * <p>One walk over the text asks, at each place, only the rules that something there can start.
 * Every rule looks a bounded distance around, so time is linear whoever wrote the text.
 *
 * <p>Thread-safe; keeps nothing between calls.
 */
public final class PatternDetector implements Detector {

  private static final AtomRule NUMBERS = new NumberRules();
  private static final AtomRule CODES = new CodeRule();
  private static final AtomRule CUED_CODES = new CuedCodeRule();
  private static final AtomRule ANNOUNCED_FORMS = new AnnouncedFormRule();
  private static final AtomRule NETWORK = new NetworkRule();
  private static final AtomRule DATES = new DateRule();
  private static final AtomRule AGES = new AgeRule();
  private static final AtomRule MONEY = new MoneyRule();
  private static final AtomRule COORDINATES = new CoordinateRule();
  private static final AtomRule POSTAL = new PostalRule();
  private static final AtomRule POST_BOXES = new PostBoxRule();
  private static final AtomRule ADDRESSES = new AddressRule();
  private static final AtomRule SPOKEN = new SpokenAddressRule();

  private static final AtomRule SPELLED = new SpelledRule();
  private static final AtomRule LETTER_SIGNS = new LetterSignRule();
  private static final AtomRule DISGUISES = new DisguiseRule();

  private static final long POST_CUES = Cue.BOX.bit() | Cue.FIELD_POST.bit();
  private static final long DATE_CUES = Cue.MONTH.bit() | Cue.WEEKDAY.bit();
  private static final long CUES =
      POST_CUES | DATE_CUES | SecretRule.CUES | Cue.CURRENCY.bit() | Cue.DIGIT.bit();

  /** Disjoint spans in the order of the text. */
  @Override
  public List<Span> detect(DetectorInput input) {
    NameTokens names = NameTokens.of(input);
    Atoms atoms = AtomScan.of(FoldedText.of(input.text()), names.tokens());
    Findings found = new Findings(atoms);
    names.spans().forEach(found::add);
    AtomRule phones = new PhoneRule(new PhoneBook());
    AtomRule secrets = new SecretRule();
    ChunkRules chunks = new ChunkRules(atoms, found);
    int chunk = 0;
    int armourEnd = 0;
    for (int i = 0; i < atoms.size(); i++) {
      if (i == chunk) {
        chunk = chunks.at(i);
      }
      if (atoms.isDigits(i)) {
        digits(atoms, i, phones, found);
      } else if (atoms.isLetters(i)) {
        letters(atoms, i, secrets, found);
        if (KeyForms.mayOpenArmour(atoms, i) && atoms.start(i) >= armourEnd) {
          armourEnd = KeyForms.armour(atoms, i, found);
        }
      } else {
        sign(atoms, i, phones, found);
      }
    }
    return OverlapRule.resolve(found.spans());
  }

  private static void digits(Atoms atoms, int i, AtomRule phones, Findings found) {
    NUMBERS.at(atoms, i, found);
    CODES.at(atoms, i, found);
    CUED_CODES.at(atoms, i, found);
    ANNOUNCED_FORMS.at(atoms, i, found);
    NETWORK.at(atoms, i, found);
    DATES.at(atoms, i, found);
    DISGUISES.at(atoms, i, found);
    AGES.at(atoms, i, found);
    MONEY.at(atoms, i, found);
    COORDINATES.at(atoms, i, found);
    phones.at(atoms, i, found);
    POSTAL.at(atoms, i, found);
    ADDRESSES.at(atoms, i, found);
  }

  /** Asks for what a word's cues, its length and a digit behind it allow: most words have none. */
  private static void letters(Atoms atoms, int i, AtomRule secrets, Findings found) {
    long cues = atoms.cues(i);
    if ((cues & CUES) != 0) {
      cued(atoms, i, cues, secrets, found);
    }
    if (DisguiseRule.mayStart(atoms.text().at(atoms.start(i)))) {
      DISGUISES.at(atoms, i, found);
    }
    int length = atoms.length(i);
    boolean code = atoms.isDigits(i + 1) && atoms.isGlued(i + 1);
    boolean upper = length <= 3 && atoms.isUpper(i);
    if (code || upper && length <= 2) {
      NUMBERS.at(atoms, i, found);
    }
    if (code) {
      POSTAL.at(atoms, i, found);
    }
    if (code || upper) {
      CUED_CODES.at(atoms, i, found);
    }
    if (code || length >= 8) {
      CODES.at(atoms, i, found);
    }
    if (code || length <= 4 && atoms.isGlued(i + 1)) {
      NETWORK.at(atoms, i, found);
    }
    if (atoms.isGlued(i)
        && atoms.isSign(i - 1, '-')
        && (atoms.isWord(i, "u") || atoms.isWord(i, "user"))) {
      SecretRule.login(atoms, i, found);
    }
    if (length == 2 || (cues & Cue.DOT.bit()) != 0) {
      SPOKEN.at(atoms, i, found);
    }
    if (AddressRule.mayStart(atoms, i)) {
      ADDRESSES.at(atoms, i, found);
    }
  }

  private static void cued(Atoms atoms, int i, long cues, AtomRule secrets, Findings found) {
    if ((cues & DATE_CUES) != 0) {
      DATES.at(atoms, i, found);
    }
    if ((cues & Cue.CURRENCY.bit()) != 0) {
      MONEY.at(atoms, i, found);
    }
    if ((cues & Cue.DIGIT.bit()) != 0) {
      SPELLED.at(atoms, i, found);
    }
    if ((cues & POST_CUES) != 0) {
      POST_BOXES.at(atoms, i, found);
    }
    if ((cues & SecretRule.CUES) != 0) {
      secrets.at(atoms, i, found);
    }
  }

  private static void sign(Atoms atoms, int i, AtomRule phones, Findings found) {
    char sign = atoms.sign(i);
    if ((sign == '@' || sign == '.') && isParted(atoms, i)) {
      SPOKEN.at(atoms, i, found);
    }
    if (sign == '+' || sign == '(') {
      phones.at(atoms, i, found);
    } else if (sign == ':') {
      NETWORK.at(atoms, i, found);
    } else if (sign == '$') {
      MONEY.at(atoms, i, found);
    } else if (sign > 0x80) {
      MONEY.at(atoms, i, found);
      DISGUISES.at(atoms, i, found);
      LETTER_SIGNS.at(atoms, i, found);
    }
  }

  private static boolean isParted(Atoms atoms, int i) {
    return atoms.gap(i) == Atoms.Gap.SPACE && atoms.gap(i + 1) == Atoms.Gap.SPACE;
  }
}
