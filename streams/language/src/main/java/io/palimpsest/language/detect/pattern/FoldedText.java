package io.palimpsest.language.detect.pattern;

/**
 * A text as a reader takes it: digits of every script as 0 to 9, fullwidth forms as ASCII, all
 * dashes, spaces and quotes alike, invisible characters gone. Rules read this and need to know
 * nothing about Unicode's disguises; {@link #start} and {@link #end} lead back to the text.
 */
final class FoldedText {

  private static final int[] IDENTITY = {};

  /** Draws a key around the digit before it. */
  private static final int KEY_CAP = 0x20E3;

  private final String text;
  private final char[] chars;
  private final int size;

  /** Where each character came from; {@link #IDENTITY} when nothing moved. */
  private final int[] origin;

  private FoldedText(String text, char[] chars, int size, int[] origin) {
    this.text = text;
    this.chars = chars;
    this.size = size;
    this.origin = origin;
  }

  static FoldedText of(String text) {
    char[] chars = text.toCharArray();
    for (char c : chars) {
      if (c >= 0x80) {
        return fold(text, chars);
      }
    }
    return new FoldedText(text, chars, chars.length, IDENTITY);
  }

  private static FoldedText fold(String text, char[] chars) {
    int[] origin = new int[chars.length];
    int size = 0;
    int at = 0;
    while (at < chars.length) {
      char c = chars[at]; // not yet written: never more is written than was read
      if (c < 0x80) {
        chars[size] = c;
        origin[size++] = at++;
        continue;
      }
      int codePoint = text.codePointAt(at);
      int width = Character.charCount(codePoint);
      int folded = fold(codePoint);
      if (folded >= Character.MIN_SUPPLEMENTARY_CODE_POINT) {
        chars[size] = text.charAt(at);
        origin[size++] = at;
        chars[size] = text.charAt(at + 1);
        origin[size++] = at + 1;
      } else if (folded >= 0) {
        chars[size] = (char) folded;
        origin[size++] = at;
      }
      at += width;
    }
    return new FoldedText(text, chars, size, origin);
  }

  /** What a character reads as; -1 when it is invisible. */
  private static int fold(int codePoint) {
    if (codePoint >= 0xFF01 && codePoint <= 0xFF5E) {
      return codePoint - 0xFEE0;
    }
    return switch (Character.getType(codePoint)) {
      case Character.DECIMAL_DIGIT_NUMBER -> '0' + Character.digit(codePoint, 10);
      case Character.FORMAT -> -1;
      case Character.DASH_PUNCTUATION -> '-';
      case Character.SPACE_SEPARATOR -> ' ';
      case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> '\n';
      default -> foldSign(codePoint);
    };
  }

  private static int foldSign(int codePoint) {
    return switch (codePoint) {
      case 0x2212 -> '-';
      case 0x2018, 0x2019, 0x02BC, 0x2032, 0x00B4 -> '\'';
      case 0x201C, 0x201D, 0x2033 -> '"';
      case 0xFE0E, 0xFE0F, 0x034F, KEY_CAP -> -1;
      case 0x2206 -> 0x0394; // the sign for a difference, and the letter
      case 0x3007 -> 0x96F6; // zero as a circle and as a word
      default -> codePoint;
    };
  }

  int size() {
    return size;
  }

  char at(int index) {
    return chars[index];
  }

  /** A code point; a lone surrogate is itself. */
  int codePointAt(int index) {
    return Character.codePointAt(chars, index, size);
  }

  String substring(int from, int to) {
    return new String(chars, from, to - from);
  }

  /** Where the character at an index starts in the text; one past the last gives the text's end. */
  int start(int index) {
    if (origin == IDENTITY) {
      return index;
    }
    return index < size ? origin[index] : text.length();
  }

  /** Where the character before an index ends in the text; trailing invisibles stay outside. */
  int end(int index) {
    if (origin == IDENTITY) {
      return index;
    }
    int last = origin[index - 1];
    boolean pair =
        Character.isHighSurrogate(text.charAt(last))
            && last + 1 < text.length()
            && Character.isLowSurrogate(text.charAt(last + 1));
    return pair ? last + 2 : last + 1;
  }
}
