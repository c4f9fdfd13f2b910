package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import java.util.Locale;
import java.util.Set;

/**
 * What a word announces as a secret: "password is ...", "pwd=...", "token: ...", "seed phrase:
 * ...".
 *
 * <p>Behind a sign of assignment everything is one. Behind "is", or behind the word itself, it
 * depends: "the password is sunflower" tells one, "the password is wrong" and "password reset" do
 * not. Words such as {@code key} and {@code token} have other uses, so without a sign they announce
 * codes only.
 */
final class SecretRule implements AtomRule {

  private static final double SURE = 0.97;

  /** Between the word and the verb: "the password for the guest network is". */
  private static final int MOST_BETWEEN = 8;

  private static final int LONGEST_QUOTE = 64;
  private static final int MOST_SEED_WORDS = 25;
  private static final int FEWEST_SEED_WORDS = 3;
  private static final int SHORTEST_CODE = 6;

  private static final String QUOTES = "\"'`";
  private static final String LOOSE = ".,;:!?)]}\"'>`*";
  private static final String ENDS_FIELD = ";&\"`<>";

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

  private enum Announced {
    /** By the word alone. */
    NEXT,
    /** By a verb. */
    SAID,
    /** By a sign. */
    ASSIGNED
  }

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
    if (at < atoms.size() && open && apart) {
      value(atoms, i, at, how, found);
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
        || atoms.isSign(i, '>') && atoms.isSignOf(i - 1, "-=");
  }

  /** Also the scheme in a header: Authorization: Basic ... */
  private static boolean isVerb(Atoms atoms, int i) {
    boolean scheme =
        (atoms.isWord(i, "basic") || atoms.isWord(i, "bearer")) && atoms.isSign(i - 1, ':');
    return scheme || atoms.isLetters(i) && VERBS.contains(lower(atoms, i));
  }

  private static void value(Atoms atoms, int cue, int at, Announced how, Findings found) {
    int first = at;
    int end;
    if (atoms.isSignOf(at, QUOTES)) {
      first = at + 1;
      end = closingQuote(atoms, at);
    } else {
      end = fieldEnd(atoms, first);
      if (isSeed(atoms, cue) && how != Announced.NEXT) {
        int words = wordsEnd(atoms, first);
        end = words - first >= FEWEST_SEED_WORDS ? words : end;
      }
    }
    if (end > first && isSecret(atoms, cue, first, end, how)) {
      found.add(EntityType.SECRET, first, end, SURE);
    } else if (end == first + 1 && isUser(atoms, cue, first, how)) {
      found.add(EntityType.CODE, first, end, CodeWordRule.CONFIDENCE);
    }
  }

  private static boolean isSecret(Atoms atoms, int cue, int first, int end, Announced how) {
    boolean word = end == first + 1 && atoms.isLetters(first);
    boolean said = word && (atoms.is(first, Cue.STOP) || SAID.contains(lower(atoms, first)));
    if (atoms.is(cue, Cue.USER)) {
      return false;
    }
    if (!atoms.is(cue, Cue.PASSWORD)) {
      boolean code = isCode(atoms, first, end);
      return code || how == Announced.ASSIGNED && !(word && KnownWords.has(atoms, first));
    }
    return switch (how) {
      case ASSIGNED -> true;
      case SAID -> !said;
      case NEXT -> !(word && KnownWords.has(atoms, first));
    };
  }

  /** An unknown word behind "user", "my nick is", "name:". */
  private static boolean isUser(Atoms atoms, int cue, int value, Announced how) {
    return atoms.is(cue, Cue.USER)
        && (how == Announced.ASSIGNED || !atoms.isWord(cue, "name"))
        && atoms.isLetters(value)
        && !KnownWords.has(atoms, value);
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
    return fieldEnd(atoms, open + 1);
  }

  /** What stands together, without the marks of the sentence. */
  private static int fieldEnd(Atoms atoms, int first) {
    int end = first;
    while (end < atoms.size()
        && (end == first || atoms.isGlued(end))
        && !atoms.isSignOf(end, ENDS_FIELD)) {
      end++;
    }
    while (end > first && atoms.isSignOf(end - 1, LOOSE)) {
      end--;
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
