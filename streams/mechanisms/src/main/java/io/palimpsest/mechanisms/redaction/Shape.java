package io.palimpsest.mechanisms.redaction;

import java.util.List;
import java.util.Objects;

/**
 * A text without its words: the class of each word, and the layout between them.
 *
 * <p>There is no place in it for a word. That is the privacy argument of {@link ShapeRedaction},
 * and the compiler checks it.
 *
 * @param pieces in reading order
 */
public record Shape(List<Piece> pieces) {

  /** Takes a copy. */
  public Shape {
    pieces = List.copyOf(pieces);
  }

  /** A hidden word, or what stands between words. */
  public sealed interface Piece permits Hidden, Layout {}

  /**
   * A word of which only the class is known.
   *
   * @param wordClass the class
   */
  public record Hidden(WordClass wordClass) implements Piece {

    /** Refuses null. */
    public Hidden {
      Objects.requireNonNull(wordClass, "wordClass");
    }
  }

  /**
   * Spacing and punctuation, released as it is.
   *
   * @param text one or more characters, each of them {@linkplain #accepts accepted}
   */
  public record Layout(String text) implements Piece {

    /**
     * Space, line feed, tab, and the punctuation people write sentences with. Nothing here can
     * spell a word or an amount: no letters, digits, currency, arithmetic, nor signs that open a
     * name ({@code @ # _}); no invisible character; and one kind of each space, since the choice
     * between look-alikes could carry a message.
     */
    private static final String ACCEPTED =
        " \n\t" + ".,;:!?'\"()[]{}-/&%*" + "‘’“”‚„‹›«»–—…¡¿" + "、。，．：；！？（）「」『』《》【】" + "،؛؟।";

    /**
     * Refuses text that is empty or holds a character outside the list.
     *
     * @throws IllegalArgumentException never quoting the text, which may be private by mistake
     */
    public Layout {
      if (text.isEmpty()) {
        throw new IllegalArgumentException("layout is empty; leave the piece out");
      }
      for (int i = 0; i < text.length(); i++) {
        // All of them lie in the first plane, so half of a surrogate pair is refused as well.
        if (!accepts(text.charAt(i))) {
          throw new IllegalArgumentException(
              "layout holds a character that is not layout; hide it");
        }
      }
    }

    /**
     * Whether a character may be released as it is.
     *
     * @param codePoint a Unicode code point
     */
    public static boolean accepts(int codePoint) {
      return ACCEPTED.indexOf(codePoint) >= 0;
    }
  }
}
