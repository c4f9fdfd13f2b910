package io.palimpsest.language.lexicon;

import io.palimpsest.language.token.TextTokenizer;
import io.palimpsest.language.token.Token;
import io.palimpsest.language.token.TokenKind;
import java.util.List;

/**
 * Which entries may be words of a lexicon. Whatever is one can come out of a mechanism, so there
 * must be nothing in it but a word: no digits, no line end, no sign, nothing that is invisible.
 *
 * <p>A word
 *
 * <ul>
 *   <li>is in the form that {@link WordNormalizer} makes;
 *   <li>begins with a letter, and has letters, their marks, and single apostrophes between letters;
 *   <li>is one WORD to {@link TextTokenizer}: read again, a release has the words it was made of;
 *   <li>is at most {@value #MAX_LENGTH} UTF-16 units long.
 * </ul>
 */
public final class WordRule {
  /** The length of a word, at most, in UTF-16 units. */
  public static final int MAX_LENGTH = 100;

  private static final TextTokenizer TOKENIZER = new TextTokenizer();

  private WordRule() {}

  /** Whether this may be a word of a lexicon. */
  public static boolean isWord(String entry) {
    if (entry.isEmpty() || entry.length() > MAX_LENGTH || !hasFormOfAWord(entry)) {
      return false;
    }
    return isPlain(entry) || (WordNormalizer.key(entry).equals(entry) && isOneToken(entry));
  }

  private static boolean hasFormOfAWord(String entry) {
    boolean letterBefore = false;
    int at = 0;
    while (at < entry.length()) {
      int codePoint = entry.codePointAt(at);
      boolean first = at == 0;
      at += Character.charCount(codePoint);
      if (codePoint == '\'') {
        if (!letterBefore || at == entry.length()) {
          return false;
        }
        letterBefore = false;
      } else if (isLetter(codePoint) || (!first && isMark(codePoint))) {
        letterBefore = true;
      } else {
        return false;
      }
    }
    return true;
  }

  private static boolean isLetter(int codePoint) {
    return Character.isLetter(codePoint) && !isInvisible(codePoint);
  }

  private static boolean isMark(int codePoint) {
    int type = Character.getType(codePoint);
    boolean mark = type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
    return mark && !isInvisible(codePoint);
  }

  /** Letters and marks that Unicode calls default ignorable: fillers, joiners, selectors. */
  private static boolean isInvisible(int codePoint) {
    return switch (codePoint) {
      case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0 -> true;
      default ->
          within(codePoint, 0x180B, 0x180F)
              || within(codePoint, 0xFE00, 0xFE0F)
              || within(codePoint, 0xE0100, 0xE01EF);
    };
  }

  private static boolean within(int codePoint, int first, int last) {
    return first <= codePoint && codePoint <= last;
  }

  /** What has the form of a word in a to z is one: spares most words the tokenizer. */
  private static boolean isPlain(String word) {
    return word.chars().allMatch(c -> c == '\'' || within(c, 'a', 'z'));
  }

  private static boolean isOneToken(String word) {
    List<Token> tokens = TOKENIZER.split(word);
    return tokens.size() == 1 && tokens.get(0).kind() == TokenKind.WORD;
  }
}
