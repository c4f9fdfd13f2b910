package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.pseudonym.memory.CanonicalSpelling;
import java.util.ArrayList;
import java.util.List;

/** A name cut into words and what stands between them; the pieces cover it. */
final class NameText {

  /**
   * A piece of a name.
   *
   * @param text as it stands
   * @param canonical spelling of a word, empty for what is none
   */
  record Piece(String text, String canonical) {
    boolean isWord() {
      return !canonical.isEmpty();
    }

    boolean isNumber() {
      for (int i = 0; i < canonical.length(); i++) {
        if (canonical.charAt(i) < '0' || canonical.charAt(i) > '9') {
          return false;
        }
      }
      return isWord();
    }

    LetterCase letterCase() {
      return LetterCase.of(text);
    }

    @Override
    public String toString() {
      return "Piece";
    }
  }

  private NameText() {}

  /** The pieces of a text. The ending {@code 's} is no part of its word. */
  static List<Piece> pieces(String text) {
    List<Piece> pieces = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int end = at;
      while (end < text.length() && isInWord(text, at, end)) {
        end += Character.charCount(text.codePointAt(end));
      }
      if (end > at) {
        int clitic = clitic(text, at, end);
        String word = text.substring(at, clitic);
        pieces.add(new Piece(word, CanonicalSpelling.of(word)));
        if (clitic < end) {
          pieces.add(new Piece(text.substring(clitic, end), ""));
        }
      } else {
        while (end < text.length() && !isInWord(text, end, end)) {
          end += Character.charCount(text.codePointAt(end));
        }
        pieces.add(new Piece(text.substring(at, end), ""));
      }
      at = end;
    }
    return pieces;
  }

  /** The same with abbreviations such as U.S. in one piece, stops and all. */
  static List<Piece> abbreviated(String text) {
    List<Piece> all = new ArrayList<>();
    List<Piece> pieces = pieces(text);
    int at = 0;
    while (at < pieces.size()) {
      StringBuilder letters = new StringBuilder();
      int end = at;
      while (end + 1 < pieces.size() && isLetter(pieces.get(end)) && isStop(pieces.get(end + 1))) {
        letters.append(pieces.get(end).text()).append('.');
        end += 2;
      }
      if (end < pieces.size() && isLetter(pieces.get(end)) && end > at) {
        letters.append(pieces.get(end).text());
        end++;
      }
      if (end > at + 2) {
        String joined = letters.toString();
        all.add(new Piece(joined, CanonicalSpelling.of(joined)));
        at = end;
      } else {
        all.add(pieces.get(at));
        at++;
      }
    }
    return all;
  }

  private static boolean isLetter(Piece piece) {
    return piece.canonical().length() == 1;
  }

  private static boolean isStop(Piece piece) {
    return piece.text().equals(".");
  }

  private static boolean isInWord(String text, int start, int at) {
    int c = text.codePointAt(at);
    if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
      return true;
    }
    if (isApostrophe(c)) {
      return at > start
          && at + 1 < text.length()
          && Character.isAlphabetic(text.codePointAt(at + 1));
    }
    boolean begins = Character.isAlphabetic(c) || Character.isDigit(c);
    return begins || at > start && isContinuing(c);
  }

  private static boolean isContinuing(int c) {
    return switch (Character.getType(c)) {
      case Character.NON_SPACING_MARK,
          Character.COMBINING_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.FORMAT ->
          true;
      default -> false;
    };
  }

  private static boolean isApostrophe(int c) {
    return c == '\'' || c == '\u2019' || c == '\u02BC';
  }

  /** Where {@code 's}, or one of its like, begins in a word; the end if there is none. */
  static int clitic(String text, int start, int end) {
    for (int length = 1; length <= 2; length++) {
      int apostrophe = end - length - 1;
      if (apostrophe > start && isApostrophe(text.charAt(apostrophe))) {
        char first = text.charAt(apostrophe + 1);
        char last = text.charAt(end - 1);
        boolean one = length == 1 && "sSmMdD".indexOf(first) >= 0;
        boolean two = length == 2 && "lLvVrR".indexOf(first) >= 0 && "lLeE".indexOf(last) >= 0;
        return one || two ? apostrophe : end;
      }
    }
    return end;
  }
}
