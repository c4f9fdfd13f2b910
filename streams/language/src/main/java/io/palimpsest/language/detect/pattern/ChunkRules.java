package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Jargon;
import java.util.Locale;
import java.util.Set;

/**
 * Looks at chunks, which are all that stands between two gaps, for what is no word: codes, keys,
 * addresses that the tokenizer cuts apart. Most chunks are a word and a mark, and cost a glance.
 */
final class ChunkRules {

  /** Signs that people do not put into prose. */
  private static final String TECHNICAL = "\\={}<>|`";

  /** Signs that say something before a word or inside of one. */
  private static final String BEFORE_OR_INSIDE = "_@/%&$";

  /** Signs that say something inside of a word. */
  private static final String INSIDE = "#+~*^[]:;";

  /** What the name of a file ends in. */
  private static final Set<String> FILES = WordFile.set("file-endings.txt", "ending");

  private static final int LONGEST_ENDING = 6;
  private static final int SHORTEST_FILE = 4;

  /** Four letters with signs between. */
  private static final int SHORTEST_SPELLED = 7;

  private final Atoms atoms;
  private final Findings found;
  private boolean digits;
  private boolean letters;
  private boolean opaque;
  private boolean odd;
  private boolean technical;

  ChunkRules(Atoms atoms, Findings found) {
    this.atoms = atoms;
    this.found = found;
  }

  /** The chunk that begins at an atom; answers where the next one does. */
  int at(int first) {
    int end = first + 1;
    if (!atoms.isGlued(end) && !atoms.isOpaque(first)) {
      gibberish(first, end);
      return end;
    }
    if (atoms.isLetters(first) && !atoms.isGlued(end + 1) && isMark(atoms.sign(end))) {
      gibberish(first, end);
      return end + 1;
    }
    clear();
    look(first, false);
    while (end < atoms.size() && atoms.isGlued(end)) {
      look(end++, true);
    }
    if (letters && (digits || odd || technical)
        || opaque && (letters || mayHoldSecret(first, end))) {
      judge(first, end);
    } else if (letters) {
      gibberish(first, end);
    }
    return end;
  }

  /** Whether a last sign is a mark of the sentence, mostly. */
  private static boolean isMark(char sign) {
    return switch (sign) {
      case 0, '_', '@', '>', '`' -> false;
      default -> true;
    };
  }

  private void clear() {
    digits = false;
    letters = false;
    opaque = false;
    odd = false;
    technical = false;
  }

  private void look(int i, boolean inside) {
    if (atoms.isLetters(i)) {
      letters = true;
    } else if (atoms.isDigits(i)) {
      digits = true;
    } else if (atoms.isOpaque(i)) {
      opaque = true;
    } else if (atoms.isGlued(i + 1)) {
      char sign = atoms.sign(i);
      technical |= TECHNICAL.indexOf(sign) >= 0;
      odd |=
          BEFORE_OR_INSIDE.indexOf(sign) >= 0
              || inside && (sign >= 0x80 || INSIDE.indexOf(sign) >= 0)
              || sign == '.' && isHost(i + 1);
    } else {
      // A mark of the sentence, mostly.
      char sign = atoms.sign(i);
      odd |= sign == '_' || sign == '@';
      technical |= sign == '>' || sign == '`';
    }
  }

  /** Whether a web address may have a key in it: an assignment, a login or a web hook. */
  private boolean mayHoldSecret(int first, int end) {
    FoldedText text = atoms.text();
    for (int i = first; i < end; i++) {
      if (atoms.isOpaque(i) && !isTag(text.at(atoms.start(i)))) {
        for (int at = atoms.start(i) + 1; at < atoms.end(i); at++) {
          char c = text.at(at);
          if (c == '=' || c == '@' || c == 'k' && endsHook(text, atoms.start(i), at)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** A handle or hashtag. */
  private static boolean isTag(char first) {
    return first == '@' || first == '#';
  }

  private static boolean endsHook(FoldedText text, int start, int k) {
    return k - start >= 3
        && text.at(k - 1) == 'o'
        && text.at(k - 2) == 'o'
        && text.at(k - 3) == 'h';
  }

  /** Behind a stop: two letters are an abbreviation, three may be a domain; after four, two may. */
  private boolean isHost(int i) {
    return atoms.isGlued(i)
        && atoms.isLetters(i)
        && (atoms.length(i) > 2 || atoms.length(i) == 2 && atoms.length(i - 2) >= SHORTEST_FILE);
  }

  private void judge(int first, int end) {
    KeyForms.at(atoms, first, end, found);
    if (opaque || odd) {
      new AddressForms(atoms, found).at(first, end);
    }
    boolean forMachines = technical || odd && isTechnical(first, end);
    CodeWordRule.at(atoms, first, end, forMachines, found);
  }

  /** A path, a name::space, a %41, a [.], a [link](...) or an &entity;. */
  private boolean isTechnical(int first, int end) {
    boolean path =
        atoms.isSign(first, '/') || atoms.isSign(first, '~') && atoms.isSign(first + 1, '/');
    int slashes = 0;
    int stops = 0;
    for (int i = first; i < end && !path; i++) {
      char sign = atoms.sign(i);
      slashes += sign == '/' ? 1 : 0;
      stops += sign == '.' && isHost(i + 1) ? 1 : 0;
      path =
          sign == ':' && (atoms.isSign(i + 1, ':') || atoms.isSign(i + 1, '/'))
              || sign == '%' && atoms.isGlued(i + 1) && atoms.isAlphanumeric(i + 1)
              || sign == '[' && atoms.isSign(i + 2, ']') && isJoint(i + 1)
              || sign == ']' && atoms.isSign(i + 1, '(')
              || sign == '&' && atoms.isSign(i + 2, ';')
              || sign == '@'
              || sign == ';' && i + 1 < end && atoms.isGlued(i + 1)
              || sign == '.' && isFile(i + 1, end)
              || slashes > 1 && (stops > 0 || digits)
              || stops > 1
              || sign == '$' && atoms.isGlued(i + 1) && isName(i + 1);
    }
    return path;
  }

  /**
   * The last word of the chunk, or before its closing marks. After an unknown word any unknown one
   * in small letters will do: whoever forgets the space after a sentence begins the next with a
   * word.
   */
  private boolean isFile(int i, int end) {
    if (!isLast(i, end) || !atoms.isGlued(i) || !atoms.isLetters(i)) {
      return false;
    }
    String ending = atoms.text().substring(atoms.start(i), atoms.end(i)).toLowerCase(Locale.ROOT);
    return FILES.contains(ending)
        || atoms.length(i) <= LONGEST_ENDING
            && !atoms.isCapital(i)
            && atoms.length(i - 2) >= SHORTEST_FILE
            && !KnownWords.has(atoms, i)
            && !Jargon.has(ending)
            && !KnownWords.has(atoms, i - 2);
  }

  private boolean isLast(int i, int end) {
    return i + 1 >= end
        || !atoms.isAlphanumeric(i + 1) && !atoms.isSign(i + 1, '.')
        || i + 2 >= end;
  }

  private boolean isJoint(int i) {
    return atoms.isSign(i, '.') || atoms.isWord(i, "dot") || atoms.isWord(i, "at");
  }

  /** $name, a variable or a user of a payment service; $TSLA is a share. */
  private boolean isName(int i) {
    return atoms.isLetters(i) && !atoms.isUpper(i);
  }

  private void gibberish(int first, int end) {
    for (int i = first; i < end; i++) {
      if (atoms.isLetters(i) && KnownWords.isGibberish(atoms, i)) {
        found.add(EntityType.CODE, i, i + 1, CodeWordRule.OF_LETTERS);
      }
    }
    if (end - first >= SHORTEST_SPELLED) {
      spelled(first, end);
    }
  }

  /** z-o-f-q-a: an unknown word that is spelled out. */
  private void spelled(int first, int end) {
    StringBuilder word = new StringBuilder();
    int at = first;
    while (at < end && atoms.isLetters(at) && atoms.length(at) == 1) {
      word.append(Character.toLowerCase(atoms.text().at(atoms.start(at))));
      at += at + 1 < end && atoms.isSignOf(at + 1, "-~+*") ? 2 : end;
    }
    int last = Math.min(end, first + 2 * word.length() - 1);
    boolean whole = last == end || !atoms.isAlphanumeric(last) && !atoms.isAlphanumeric(last + 1);
    if (whole && last - first >= SHORTEST_SPELLED && !KnownWords.has(word.toString())) {
      found.add(EntityType.CODE, first, last, CodeWordRule.CONFIDENCE);
    }
  }
}
