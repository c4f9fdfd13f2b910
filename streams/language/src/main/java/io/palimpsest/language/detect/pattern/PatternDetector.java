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
  private static final AtomRule SECRETS = new SecretRule();
  private static final AtomRule SPOKEN = new SpokenAddressRule();

  private static final AtomRule SPELLED = new SpelledRule();
  private static final AtomRule LETTER_SIGNS = new LetterSignRule();
  private static final AtomRule DISGUISES = new DisguiseRule();

  private static final long POST_CUES = Cue.BOX.bit() | Cue.FIELD_POST.bit();
  private static final long SECRET_CUES = Cue.PASSWORD.bit() | Cue.TOKEN.bit() | Cue.USER.bit();
  private static final long DATE_CUES = Cue.MONTH.bit() | Cue.WEEKDAY.bit();

  /** Disjoint spans in the order of the text. */
  @Override
  public List<Span> detect(DetectorInput input) {
    NameTokens names = NameTokens.of(input);
    Atoms atoms = AtomScan.of(FoldedText.of(input.text()), names.tokens());
    Findings found = new Findings(atoms);
    names.spans().forEach(found::add);
    AtomRule phones = new PhoneRule(new PhoneBook());
    ChunkRules chunks = new ChunkRules(atoms, found);
    int chunk = 0;
    int armourEnd = 0;
    for (int i = 0; i < atoms.size(); i++) {
      if (i == chunk) {
        chunk = chunks.at(i);
        if (atoms.isSign(i, '-') && atoms.start(i) >= armourEnd) {
          armourEnd = KeyForms.armour(atoms, i, found);
        }
      }
      if (atoms.isDigits(i)) {
        digits(atoms, i, phones, found);
      } else if (atoms.isLetters(i)) {
        letters(atoms, i, found);
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

  private static void letters(Atoms atoms, int i, Findings found) {
    long cues = atoms.cues(i);
    if ((cues & DATE_CUES) != 0) {
      DATES.at(atoms, i, found);
    }
    if ((cues & Cue.CURRENCY.bit()) != 0) {
      MONEY.at(atoms, i, found);
    }
    if ((cues & Cue.DIGIT.bit()) != 0) {
      SPELLED.at(atoms, i, found);
    }
    if (DisguiseRule.mayStart(atoms.text().at(atoms.start(i)))) {
      DISGUISES.at(atoms, i, found);
    }
    if ((cues & POST_CUES) != 0) {
      POST_BOXES.at(atoms, i, found);
    }
    boolean code = atoms.isGlued(i + 1) && atoms.isDigits(i + 1);
    if (code || (atoms.length(i) <= 2 && atoms.isUpper(i))) {
      NUMBERS.at(atoms, i, found);
    }
    if (code) {
      POSTAL.at(atoms, i, found);
    }
    if (code || atoms.length(i) <= 3 && atoms.isUpper(i)) {
      CUED_CODES.at(atoms, i, found);
    }
    if (code || atoms.length(i) >= 8) {
      CODES.at(atoms, i, found);
    }
    if (code || atoms.length(i) <= 4) {
      NETWORK.at(atoms, i, found);
    }
    if ((cues & SECRET_CUES) != 0) {
      SECRETS.at(atoms, i, found);
    }
    if (atoms.isSign(i - 1, '-') && (atoms.isWord(i, "u") || atoms.isWord(i, "user"))) {
      SecretRule.login(atoms, i, found);
    }
    if (atoms.length(i) == 2 || (cues & Cue.DOT.bit()) != 0) {
      SPOKEN.at(atoms, i, found);
    }
    ADDRESSES.at(atoms, i, found);
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
    } else if (sign != 0) {
      MONEY.at(atoms, i, found);
      if (sign > 0x80) {
        DISGUISES.at(atoms, i, found);
        LETTER_SIGNS.at(atoms, i, found);
      }
    }
  }

  private static boolean isParted(Atoms atoms, int i) {
    return atoms.gap(i) == Atoms.Gap.SPACE && atoms.gap(i + 1) == Atoms.Gap.SPACE;
  }
}
