package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import java.util.Locale;
import java.util.Set;

/**
 * What a word announces as a secret: "password is ...", "pwd=...", "token: ...", "seed phrase:
 * ...".
 *
 * <p>Behind a sign of assignment everything is one, except for a plain word behind "key:" and the
 * like in a sentence. Behind "is", or behind the word itself, it depends: "the password is
 * sunflower" tells one, "the password is wrong" and "password reset" do not. Words such as {@code
 * key} and {@code token} have other uses, so without a sign they announce codes only.
 *
 * <p>One instance reads one text. It remembers the last secret, because all words in a chunk may
 * announce the rest of it: to read on from each would take quadratic time.
 */
final class SecretRule implements AtomRule {

  /** The words that announce. */
  static final long CUES = Cue.PASSWORD.bit() | Cue.TOKEN.bit() | Cue.USER.bit();

  private static final double SURE = 0.97;

  /** Between the word and the verb: "the password for the guest network is". */
  private static final int MOST_BETWEEN = 8;

  private static final int LONGEST_QUOTE = 64;
  private static final int MOST_SEED_WORDS = 25;
  private static final int FEWEST_SEED_WORDS = 3;
  private static final int SHORTEST_CODE = 6;

  /** A phrase longer than this is a sentence. */
  private static final int MOST_WORDS = 8;

  /** Atoms in the name of a field: User_Id, X-Api-Key. */
  private static final int LONGEST_NAME = 6;

  private static final String QUOTES = "\"'`";
  private static final String LOOSE = ".,;:!?)]}\"'>`*";
  private static final String ENDS_USER = ";&\"`<>";

  private static final Set<String> VERBS =
      Set.of("is was are ist lautet war est es era jest to это".split(" "));

  private static final Set<String> ABOUT = Set.of("for of on here für de para do".split(" "));

  /** What people say of a password and not as one. */
  private static final Set<String> SAID =
      Set.of(
          ("wrong incorrect weak strong safe secure secured required invalid different correct lost"
                  + " stolen gone expired changed reset hacked leaked compromised broken good bad"
                  + " fine great easy hard long short simple empty public private hidden protected"
                  + " needed missing unknown known shared stored saved sent set updated manager"
                  + " managers protection hint field policy generator hash hashes recovery")
              .split(" "));

  /** Before a colon these are also words of a sentence: "Key: be kind". */
  private static final Set<String> AMBIGUOUS =
      Set.of(
          "key keys token tokens session sid cookie cookies phrase seed words signature sig"
              .split(" "));

  private enum Announced {
    /** By the word alone. */
    NEXT,
    /** By a verb. */
    SAID,
    /** By a sign. */
    ASSIGNED
  }

  private int secretFirst;
  private int secretEnd;

  /**
   * What a program is told to log in with: -u name:password, --user name:password.
   *
   * @param i the word behind the dash
   */
  static void login(Atoms atoms, int i, Findings found) {
    int first = i + 1;
    boolean pair = atoms.isAlphanumeric(first) && !atoms.isGlued(first);
    int end = pair ? fieldEnd(atoms, first) : first;
    for (int at = first + 1; at < end - 1; at++) {
      if (atoms.isSign(at, ':')) {
        found.add(EntityType.SECRET, first, end, SURE);
        return;
      }
    }
  }

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    int at = atoms.isGlued(i + 1) && atoms.isSignOf(i + 1, QUOTES + ")]") ? i + 2 : i + 1;
    if (ABOUT.contains(lower(atoms, at))) {
      at = verbOrSign(atoms, at);
    }
    Announced how = Announced.NEXT;
    while (isSign(atoms, at) || isVerb(atoms, at)) {
      how = isSign(atoms, at) || how == Announced.ASSIGNED ? Announced.ASSIGNED : Announced.SAID;
      at++;
    }
    boolean open = how == Announced.ASSIGNED || atoms.gap(at) != Atoms.Gap.LINE;
    boolean apart = how == Announced.ASSIGNED || !atoms.isGlued(at);
    boolean known = at >= secretFirst && at < secretEnd;
    if (at < atoms.size() && open && apart && !known) {
      if (atoms.is(i, Cue.USER)) {
        user(atoms, i, at, how, found);
      } else {
        value(atoms, i, at, how, found);
      }
    }
  }

  private static int verbOrSign(Atoms atoms, int from) {
    for (int at = from + 1; at < from + MOST_BETWEEN && atoms.gap(at) != Atoms.Gap.LINE; at++) {
      if (isSign(atoms, at) || isVerb(atoms, at)) {
        return at;
      }
    }
    return from;
  }

  private static boolean isSign(Atoms atoms, int i) {
    return atoms.isSignOf(i, ":=")
        || atoms.isSign(i, '-') && atoms.isSign(i + 1, '>')
        || atoms.isSign(i, '>') && (atoms.isSignOf(i - 1, "-=") || closesTag(atoms, i));
  }

  /** <password>sunflower */
  private static boolean closesTag(Atoms atoms, int i) {
    return atoms.isSign(i - 2, '<') && atoms.isGlued(i) && atoms.isGlued(i + 1);
  }

  /** Also the scheme in a header: Authorization: Basic ... */
  private static boolean isVerb(Atoms atoms, int i) {
    boolean scheme =
        (atoms.isWord(i, "basic") || atoms.isWord(i, "bearer")) && atoms.isSign(i - 1, ':');
    return scheme || atoms.isLetters(i) && VERBS.contains(lower(atoms, i));
  }

  private void value(Atoms atoms, int cue, int at, Announced how, Findings found) {
    boolean quoted = atoms.isSignOf(at, QUOTES);
    int first = quoted || atoms.isSign(at, '<') ? at + 1 : at;
    int closing = quoted ? closingQuote(atoms, at) : -1;
    int end = closing < 0 ? fieldEnd(atoms, first) : closing;
    if (closing < 0 && isSeed(atoms, cue) && how != Announced.NEXT) {
      int words = wordsEnd(atoms, first);
      end = words - first >= FEWEST_SEED_WORDS ? words : end;
    }
    if (end > first && isSecret(atoms, cue, first, end, how)) {
      boolean phrase = closing < 0 && how == Announced.ASSIGNED && mayBePhrase(atoms, cue);
      secretFirst = first;
      secretEnd = phrase ? phraseEnd(atoms, end) : end;
      found.add(EntityType.SECRET, first, secretEnd, SURE);
    }
  }

  private static boolean isSecret(Atoms atoms, int cue, int first, int end, Announced how) {
    boolean word = end == first + 1 && atoms.isLetters(first);
    boolean known = word && KnownWords.has(atoms, first);
    boolean said = word && (atoms.is(first, Cue.STOP) || SAID.contains(lower(atoms, first)));
    boolean password = atoms.is(cue, Cue.PASSWORD);
    return switch (how) {
      case ASSIGNED -> password || !known || isFirm(atoms, cue, first, end, said);
      case SAID -> password ? !said : isCode(atoms, first, end);
      case NEXT ->
          password ? !known : isCode(atoms, first, end) || word && !said && isPass(atoms, cue, end);
    };
  }

  /** Whether a sign assigns even an everyday word: API_KEY=banana, secret: banana. */
  private static boolean isFirm(Atoms atoms, int cue, int first, int end, boolean said) {
    boolean colon = atoms.isSign(first - 1, ':');
    boolean compound = atoms.isGlued(cue) && atoms.isSignOf(cue - 1, "_-");
    if (!colon || compound || !AMBIGUOUS.contains(lower(atoms, cue))) {
      return true;
    }
    boolean alone = atoms.isGlued(first) || atoms.gap(end) == Atoms.Gap.LINE;
    return alone && !said;
  }

  /** "user anna pass sunflower", or a line of two words; not "pass me the salt". */
  private static boolean isPass(Atoms atoms, int cue, int end) {
    boolean line = atoms.gap(cue) == Atoms.Gap.LINE && atoms.gap(end) == Atoms.Gap.LINE;
    return atoms.isWord(cue, "pass") && (line || atoms.is(cue - 2, Cue.USER));
  }

  /** An unknown word behind "user", "my nick is", "name:". */
  private static void user(Atoms atoms, int cue, int at, Announced how, Findings found) {
    int value = atoms.isSignOf(at, QUOTES) ? at + 1 : at;
    boolean announced = how == Announced.ASSIGNED || !atoms.isWord(cue, "name");
    if (announced
        && atoms.isLetters(value)
        && endsAfter(atoms, value)
        && !KnownWords.has(atoms, value)) {
      found.add(EntityType.CODE, value, value + 1, CodeWordRule.OF_LETTERS);
    }
  }

  /** Whether nothing but marks of the sentence hangs on to a word. */
  private static boolean endsAfter(Atoms atoms, int word) {
    int at = word + 1;
    while (atoms.isGlued(at) && !atoms.isSignOf(at, ENDS_USER)) {
      if (!atoms.isSignOf(at, LOOSE)) {
        return false;
      }
      at++;
    }
    return true;
  }

  private static boolean isCode(Atoms atoms, int first, int end) {
    boolean letters = false;
    boolean digits = false;
    boolean gibberish = false;
    for (int i = first; i < end; i++) {
      letters |= atoms.isLetters(i);
      digits |= atoms.isDigits(i);
      gibberish |= atoms.isLetters(i) && KnownWords.isStrange(atoms, i);
    }
    int length = atoms.end(end - 1) - atoms.start(first);
    return gibberish || letters && digits && length >= SHORTEST_CODE;
  }

  /** The quote that closes another; -1 if there is none near. */
  private static int closingQuote(Atoms atoms, int open) {
    char quote = atoms.sign(open);
    for (int i = open + 1; i < open + LONGEST_QUOTE && i < atoms.size(); i++) {
      if (atoms.isSign(i, quote)) {
        return i;
      }
      if (atoms.gap(i) == Atoms.Gap.LINE) {
        break;
      }
    }
    return -1;
  }

  /** What stands together, without the marks of the sentence. */
  private static int fieldEnd(Atoms atoms, int first) {
    int end = first;
    while (end < atoms.size() && (end == first || atoms.isGlued(end)) && !endsField(atoms, end)) {
      end++;
    }
    while (end > first && atoms.isSignOf(end - 1, LOOSE)) {
      end--;
    }
    return end;
  }

  /** Any sign may stand in a password, so none ends it but where another field or markup begins. */
  private static boolean endsField(Atoms atoms, int i) {
    return switch (atoms.sign(i)) {
      case '&', ';' -> isField(atoms, i + 1, Atoms.Gap.SPACE, "=");
      case '<' -> atoms.isSign(i + 1, '/');
      case '"', '`' -> !atoms.isGlued(i + 1) || !atoms.isAlphanumeric(i + 1);
      default -> false;
    };
  }

  /** Whether the name of a field and its sign follow, with no wider gaps in it. */
  private static boolean isField(Atoms atoms, int from, Atoms.Gap widest, String signs) {
    int at = from;
    while (at < from + LONGEST_NAME
        && (atoms.isAlphanumeric(at) || atoms.isSignOf(at, "_-."))
        && (at == from || atoms.gap(at).compareTo(widest) <= 0)) {
      at++;
    }
    return at > from && atoms.isGlued(at) && atoms.isSignOf(at, signs);
  }

  /** Not in a web address, which has no spaces in it. */
  private static boolean mayBePhrase(Atoms atoms, int cue) {
    boolean query = atoms.isGlued(cue) && atoms.isSignOf(cue - 1, "?&");
    return !query
        && (atoms.is(cue, Cue.PASSWORD)
            || atoms.isWord(cue, "pass")
            || atoms.isWord(cue, "secret"));
  }

  /** A password of several words goes on to a mark, another field or the end of the line. */
  private static int phraseEnd(Atoms atoms, int from) {
    int end = from;
    for (int words = 1;
        words < MOST_WORDS
            && atoms.isAlphanumeric(end)
            && atoms.isNear(end)
            && !isField(atoms, end, Atoms.Gap.GLUED, ":=");
        words++) {
      end = fieldEnd(atoms, end);
    }
    return end;
  }

  private static boolean isSeed(Atoms atoms, int cue) {
    boolean words =
        atoms.isWord(cue, "words")
            && (atoms.is(cue - 1, Cue.TOKEN)
                || atoms.isWord(cue - 1, "recovery")
                || atoms.isWord(cue - 1, "backup")
                || atoms.isNumber(cue - 1, 2, 12, 24));
    return words
        || atoms.isWord(cue, "phrase")
        || atoms.isWord(cue, "mnemonic")
        || atoms.isWord(cue, "seed")
        || atoms.isWord(cue, "passphrase");
  }

  private static int wordsEnd(Atoms atoms, int first) {
    int end = first;
    while (end - first < MOST_SEED_WORDS
        && atoms.isLetters(end)
        && (end == first || atoms.isNear(end))) {
      end++;
    }
    return end;
  }

  private static String lower(Atoms atoms, int i) {
    return atoms.isLetters(i)
        ? atoms.text().substring(atoms.start(i), atoms.end(i)).toLowerCase(Locale.ROOT)
        : "";
  }
}
