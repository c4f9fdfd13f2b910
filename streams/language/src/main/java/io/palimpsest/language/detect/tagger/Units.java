package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.detect.Titles;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.List;
import java.util.Set;

/**
 * A text as the tagger sees it: tokens without the spaces, {@code 's} cut off its word, and for
 * each of these units the numbers that features are made of.
 *
 * <p>Some arrays per text and nothing per unit is allocated. Invisible characters do not count as
 * letters, so that a joiner hidden inside a name changes nothing.
 */
final class Units {
  /** Units before the first and after the last, so that features may look around. */
  static final int PAD = 2;

  private static final int BEFORE = 11;
  private static final int AFTER = 13;
  private static final int LONGEST_PHRASE = 4;

  /** Lists of names have more stop words, such as The, from languages that nobody writes here. */
  private static final Set<String> GRAMMAR_AND_NAME = Set.of("will", "may");

  private final String text;
  private final char[] letters;
  private int lettersEnd;
  private int size;
  private int profile;
  private boolean hasHandles;

  private final int[] starts;
  private final int[] ends;
  private final int[] letterStarts;
  private final int[] letterEnds;
  private final UnitKind[] kinds;
  private final int[] words;
  private final int[] shapes;
  private final int[] flags;
  private final int[] coarse;
  private final int[] fine;
  private final int[] frequencies;
  private final int[] senses;
  private NameRuns runs;

  private Units(String text, int room) {
    this.text = text;
    letters = new char[text.length()];
    starts = new int[room];
    ends = new int[room];
    letterStarts = new int[room];
    letterEnds = new int[room];
    kinds = new UnitKind[room];
    words = new int[room + 2 * PAD];
    shapes = new int[room + 2 * PAD];
    flags = new int[room + 2 * PAD];
    coarse = new int[room + 2 * PAD];
    fine = new int[room + 2 * PAD];
    frequencies = new int[room + 2 * PAD];
    senses = new int[room + 2 * PAD];
  }

  /**
   * Reads a text.
   *
   * @param tokens of this very text
   */
  static Units of(String text, List<Token> tokens, Gazetteer gazetteer) {
    Units units = new Units(text, mostUnits(tokens));
    units.cut(tokens);
    units.describe(gazetteer);
    units.findPhrases(gazetteer);
    units.closeEnds();
    units.runs = NameRuns.of(units);
    return units;
  }

  /** A word may be cut in two; spaces are no units. */
  private static int mostUnits(List<Token> tokens) {
    int most = 0;
    for (int i = 0; i < tokens.size(); i++) {
      TokenKind kind = tokens.get(i).kind();
      most += kind == TokenKind.WORD ? 2 : kind == TokenKind.SPACE ? 0 : 1;
    }
    return most;
  }

  int size() {
    return size;
  }

  /** First UTF-16 unit. */
  int start(int unit) {
    return starts[unit];
  }

  /** One after the last UTF-16 unit. */
  int end(int unit) {
    return ends[unit];
  }

  UnitKind kind(int unit) {
    return kinds[unit];
  }

  /** How capital letters are used in the whole text: 0 not at all, 1 usually, 2 often, 3 always. */
  int profile() {
    return profile;
  }

  /** Looks at the same units as if they stood in another text. */
  void assumeProfile(int other) {
    profile = other;
  }

  /** Whether handles, hashtags or links stand in the text, or signs of such cut off their word. */
  boolean hasHandles() {
    return hasHandles;
  }

  /** Letters in lower case, as {@link #letterStart} and {@link #letterEnd} say. */
  char[] letters() {
    return letters;
  }

  int letterStart(int unit) {
    return letterStarts[unit];
  }

  int letterEnd(int unit) {
    return letterEnds[unit];
  }

  /** How many letters it has. */
  int letters(int unit) {
    return letterEnds[unit] - letterStarts[unit];
  }

  /** As it stands in the text. */
  char firstLetter(int unit) {
    return text.charAt(starts[unit]);
  }

  /** Whether its first letter is a capital and no other is. */
  boolean isCapitalized(int unit) {
    if (!Character.isUpperCase(firstLetter(unit))) {
      return false;
    }
    for (int i = starts[unit] + 1; i < ends[unit]; i++) {
      if (Character.isUpperCase(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether it is an at sign that stands alone; any number may be asked for. */
  boolean isAtSign(int unit) {
    return unit >= 0
        && unit < size
        && ends[unit] - starts[unit] == 1
        && text.charAt(starts[unit]) == '@';
  }

  /** Whether a capital letter and a full stop stand right before it, as in J. Smith. */
  boolean isAfterInitial(int unit) {
    return unit >= 2
        && ends[unit - 2] - starts[unit - 2] == 1
        && Character.isUpperCase(text.charAt(starts[unit - 2]))
        && starts[unit - 1] == ends[unit - 2]
        && ends[unit - 1] - starts[unit - 1] == 1
        && text.charAt(starts[unit - 1]) == '.'
        && starts[unit] - ends[unit - 1] <= 1;
  }

  /**
   * Whether it can be a name by itself. What only carries grammar cannot, unless it is in capitals
   * (US) or a name with its capital (Will); neither can a title that is nobody's name.
   */
  boolean canNameAlone(int unit) {
    String word = new String(letters, letterStarts[unit], letters(unit));
    if (sense(unit) == WordFacts.STOP_WORD) {
      char first = text.charAt(starts[unit]);
      char last = text.charAt(ends[unit] - 1);
      return Character.isUpperCase(first)
          && (Character.isUpperCase(last) || GRAMMAR_AND_NAME.contains(word));
    }
    boolean listed = (flags(unit) & WordFacts.NAMES) != 0;
    return listed || !Titles.before().contains(word) && !Titles.behind().contains(word);
  }

  /** Whether there is nothing about it that speaks for a name, as most units of a text are. */
  boolean isPlain(int unit) {
    return switch (kinds[unit]) {
      case WORD -> isPlainWord(unit);
      case NUMBER, PUNCTUATION -> !runs.isInOrBehind(unit);
      default -> false;
    };
  }

  /**
   * Whether it is in lower case and only carries grammar or is no name, as far as lists know, in a
   * text that does use capitals. It neither is part of a phrase of a list nor may join two names,
   * as in Bank of America.
   */
  private boolean isPlainWord(int unit) {
    return (sense(unit) == WordFacts.STOP_WORD ? !isInPhrase(unit) : isCommon(unit))
        && !Character.isUpperCase(firstLetter(unit))
        && !runs.isBetween(unit);
  }

  private boolean isInPhrase(int unit) {
    return (flags(unit) & WordFacts.PHRASES) != 0;
  }

  /** A common word that few lists have as a name, or a frequent form of a word that none has. */
  private boolean isCommon(int unit) {
    int lists = flags(unit) & (WordFacts.LISTS | WordFacts.PHRASES);
    boolean common =
        (lists & WordFacts.COMMON) != 0
            ? !WordFacts.isOftenName(lists)
            : lists == 0 && frequency(unit) != 0;
    return common && profile != CaseProfile.NO_CAPITALS;
  }

  /** The stretches that look like names. */
  NameRuns runs() {
    return runs;
  }

  /** Hash of the letters; like all below for units from {@code -PAD} to {@code size + PAD - 1}. */
  int word(int unit) {
    return words[unit + PAD];
  }

  int shape(int unit) {
    return shapes[unit + PAD];
  }

  /** See {@link WordFacts}; the phrases are those that the unit is part of. */
  int flags(int unit) {
    return flags[unit + PAD];
  }

  /** See {@link WordFacts}. */
  int sense(int unit) {
    return senses[unit + PAD];
  }

  int coarse(int unit) {
    return coarse[unit + PAD];
  }

  int fine(int unit) {
    return fine[unit + PAD];
  }

  int frequency(int unit) {
    return frequencies[unit + PAD];
  }

  private void cut(List<Token> tokens) {
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.kind() == TokenKind.SPACE) {
        continue;
      }
      int start = token.start();
      int end = token.end();
      UnitKind kind = UnitKind.of(token.kind());
      if (kind == UnitKind.WORD) {
        int clitic = Clitics.startIn(text, start, end);
        if (clitic > start) {
          add(start, clitic, kind);
          start = clitic;
        }
      } else if (Clitics.isApostrophe(text.charAt(start))
          && i + 1 < tokens.size()
          && Clitics.isClitic(text, tokens.get(i + 1).start(), tokens.get(i + 1).end())) {
        i++;
        end = tokens.get(i).end();
        kind = UnitKind.WORD;
      }
      add(start, end, kind);
    }
  }

  private void add(int start, int end, UnitKind kind) {
    starts[size] = start;
    ends[size] = end;
    kinds[size] = kind;
    char first = text.charAt(start);
    hasHandles |=
        kind == UnitKind.HANDLE
            || kind == UnitKind.HASHTAG
            || kind == UnitKind.URL
            || end - start == 1 && (first == '@' || first == '#');
    size++;
  }

  private void describe(Gazetteer gazetteer) {
    spell();
    long[] facts = new long[size + PAD];
    gazetteer.find(words, PAD, size + PAD, facts);
    for (int unit = 0; unit < size; unit++) {
      describe(unit, kinds[unit].isOpaque() ? 0 : facts[unit + PAD]);
    }
  }

  private void spell() {
    CaseProfile cases = new CaseProfile();
    for (int unit = 0; unit < size; unit++) {
      UnitKind kind = kinds[unit];
      int at = unit + PAD;
      letterStarts[unit] = lettersEnd;
      if (kind.isOpaque()) {
        words[at] = kind.code();
      } else {
        fold(unit);
        words[at] = Mixing.letters(letters, letterStarts[unit], lettersEnd);
      }
      letterEnds[unit] = lettersEnd;
      shapes[at] = kind.hasLetters() ? shapeOfUnit(unit) : -kind.code();
      if (kind == UnitKind.WORD) {
        cases.take(text, starts[unit], ends[unit]);
      }
    }
    profile = cases.profile();
  }

  private void describe(int unit, long facts) {
    int at = unit + PAD;
    flags[at] = WordFacts.flags(facts) & ~WordFacts.PHRASES;
    senses[at] = WordFacts.sense(facts);
    frequencies[at] = WordFacts.frequency(facts);
    // Without a vector, what WordNet says stands in for the cluster.
    int stand = -3 - (flags[at] >> 9 & 3);
    coarse[at] = WordFacts.coarse(facts) == 0 ? stand : WordFacts.coarse(facts);
    fine[at] = WordFacts.fine(facts) == 0 ? stand : WordFacts.fine(facts);
  }

  /** Lower case, digits of numbers as 0, one form of apostrophe, nothing invisible. */
  private void fold(int unit) {
    int start = starts[unit] + (kinds[unit] == UnitKind.HASHTAG ? 1 : 0);
    for (int i = start; i < ends[unit]; i++) {
      char c = text.charAt(i);
      if (c >= 'A' && c <= 'Z') {
        c += 'a' - 'A';
      } else if (c >= '0' && c <= '9' && kinds[unit] == UnitKind.NUMBER) {
        c = '0';
      } else if (c > 0x7F) {
        if (Character.getType(c) == Character.FORMAT) {
          continue;
        }
        c = c == '’' ? '\'' : Character.toLowerCase(c);
      }
      letters[lettersEnd++] = c;
    }
  }

  /** Upper, lower, digit, other; of a run of the same two count. */
  private int shapeOfUnit(int unit) {
    int start = starts[unit] + (kinds[unit] == UnitKind.HASHTAG ? 1 : 0);
    int hash = Mixing.step(Mixing.start(), kinds[unit].code());
    int last = 0;
    int run = 0;
    for (int i = start; i < ends[unit]; i++) {
      int c = shapeOf(text.charAt(i));
      if (c == 0) {
        continue;
      }
      run = c == last ? run + 1 : 1;
      last = c;
      if (run <= 2) {
        hash = Mixing.step(hash, c);
      }
    }
    return Mixing.step(hash, letterEnds[unit] - letterStarts[unit] <= 1 ? 1 : 0);
  }

  private static int shapeOf(char c) {
    if (c >= 'a' && c <= 'z') {
      return 'x';
    }
    if (c >= 'A' && c <= 'Z') {
      return 'X';
    }
    if (c <= 0x7F) {
      return c >= '0' && c <= '9' ? 'd' : c;
    }
    return Character.isUpperCase(c)
        ? 'X'
        : Character.isLetter(c)
            ? 'x'
            : Character.isDigit(c) ? 'd' : Character.getType(c) == Character.FORMAT ? 0 : c;
  }

  private void findPhrases(Gazetteer gazetteer) {
    PossiblePhrases phrases = new PossiblePhrases();
    for (int first = 0; first + 1 < size; first++) {
      if ((flags[first + PAD] & WordFacts.BEGINS_PHRASE) != 0) {
        addPhrases(first, phrases);
      }
    }
    phrases.find(gazetteer, this::mark);
    for (int unit = 0; unit < size; unit++) {
      flags[unit + PAD] &= ~WordFacts.BEGINS_PHRASE;
    }
  }

  private void addPhrases(int first, PossiblePhrases phrases) {
    int hash = words[first + PAD];
    int length = 1;
    for (int last = first + 1; last < size && last < first + 6; last++) {
      if (!isJoint(last)) {
        hash = Mixing.pair(hash, words[last + PAD]);
        phrases.add(first, last, hash);
        length++;
        if (length == LONGEST_PHRASE) {
          return;
        }
      }
    }
  }

  private void mark(int first, int last, long facts) {
    int found = WordFacts.flags(facts) & WordFacts.PHRASES;
    for (int unit = first; unit <= last && found != 0; unit++) {
      flags[unit + PAD] |= found;
    }
  }

  /** A hyphen or full stop, as in Stratford-upon-Avon and St. Louis. */
  private boolean isJoint(int unit) {
    char c = text.charAt(starts[unit]);
    return ends[unit] - starts[unit] == 1 && (c == '-' || c == '.');
  }

  private void closeEnds() {
    for (int i = 0; i < PAD; i++) {
      edge(i, BEFORE, -1);
      edge(size + PAD + i, AFTER, -2);
    }
  }

  private void edge(int at, int word, int other) {
    words[at] = word;
    shapes[at] = word;
    flags[at] = other;
    coarse[at] = other;
    fine[at] = other;
  }
}
