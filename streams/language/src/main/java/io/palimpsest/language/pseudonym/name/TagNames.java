package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.CanonicalSpelling;
import io.palimpsest.language.pseudonym.memory.FoundAs;
import java.util.Optional;

/**
 * Other handles, hashtags and local parts of mail addresses: names that are written without spaces.
 * They are cut at signs, digits and capital letters, and where known names are glued together.
 */
final class TagNames implements Replacer {
  private static final int LONGEST_ACRONYM = 5;

  private final Lore lore;
  private final WordNames words;
  private final GluedNames glued;

  TagNames(Lore lore, WordNames words) {
    this.lore = lore;
    this.words = words;
    this.glued = new GluedNames(lore, words);
  }

  @Override
  public Optional<String> replace(String original, AuthorNames author) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    boolean changed = false;
    while (at < original.length()) {
      int end = endOfRun(original, at);
      String run = original.substring(at, end);
      Optional<String> written = run(run, original, end, author);
      if (written.isEmpty()) {
        return Optional.empty();
      }
      changed |= !written.get().equals(run);
      out.append(written.get());
      at = end;
    }
    return changed ? Optional.of(out.toString()) : Optional.empty();
  }

  private Optional<String> run(String run, String original, int end, AuthorNames author) {
    int first = run.codePointAt(0);
    if (isDigit(first)) {
      return Optional.of(Digits.other(run, author));
    }
    if (!Character.isAlphabetic(first)) {
      return Optional.of(isPlain(run) ? run : "");
    }
    NameText.Piece piece = new NameText.Piece(run, CanonicalSpelling.of(run));
    if (isTitle(piece, original, end)) {
      return Optional.of(run);
    }
    if (piece.canonical().length() == 1) {
      return Optional.of(letter(piece, original, end, author));
    }
    Optional<String> known = glued.replace(piece, author);
    WordRole role = isAcronym(piece) ? WordRole.LETTERS : WordRole.UNKNOWN;
    return known.isPresent()
        ? known
        : words.ofUnseen(piece, role, FoundAs.PERSON, author).map(piece.letterCase()::write);
  }

  /** Only where a name begins: letters of a code may spell a title anywhere. */
  private static boolean isTitle(NameText.Piece piece, String original, int end) {
    int start = end - piece.text().length();
    return (start == 0 || !Character.isLetterOrDigit(original.charAt(start - 1)))
        && end < original.length()
        && isHump(original, end - 1, end)
        && KindWords.TITLES.has(piece.canonical());
  }

  private boolean isAcronym(NameText.Piece piece) {
    int length = piece.canonical().length();
    return length == 2
        || length <= LONGEST_ACRONYM
            && piece.letterCase() == LetterCase.UPPER
            && !lore.isName(piece.canonical())
            && !lore.isEveryday(piece.canonical());
  }

  /** Signs of the ASCII set stay, anything else could say something. */
  private static boolean isPlain(String run) {
    return run.chars().allMatch(c -> c <= 0x7F);
  }

  /** A first letter before a family name, as in a.smith. */
  private static String letter(NameText.Piece piece, String original, int end, AuthorNames author) {
    int next = end;
    while (next < original.length() && !Character.isAlphabetic(original.charAt(next))) {
      next++;
    }
    String family =
        next < original.length() && next <= end + 1
            ? CanonicalSpelling.of(original.substring(next, endOfRun(original, next)))
            : "";
    String other =
        Initials.known(piece.canonical(), family, author)
            .orElseGet(() -> Initials.other(piece.canonical(), author));
    return piece.letterCase().write(other);
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  /** Digits, or letters to the next capital one, or signs. */
  private static int endOfRun(String text, int start) {
    int kind = kind(text.codePointAt(start));
    int at = start;
    while (at < text.length()) {
      int c = text.codePointAt(at);
      int width = Character.charCount(c);
      if (kind(c) != kind && !(kind == 1 && isContinuing(c))
          || kind == 1 && isHump(text, start, at)) {
        return at;
      }
      at += width;
    }
    return at;
  }

  private static int kind(int c) {
    return isDigit(c) ? 0 : Character.isAlphabetic(c) ? 1 : 2;
  }

  private static boolean isContinuing(int c) {
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK || type == Character.FORMAT;
  }

  /** aB begins a word at B, ABc at B as well. */
  private static boolean isHump(String text, int start, int at) {
    if (at == start || !Character.isUpperCase(text.charAt(at))) {
      return false;
    }
    boolean afterSmall = Character.isLowerCase(text.charAt(at - 1));
    boolean beforeSmall = at + 1 < text.length() && Character.isLowerCase(text.charAt(at + 1));
    return afterSmall || beforeSmall;
  }
}
