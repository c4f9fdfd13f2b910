package io.palimpsest.language.pseudonym.name;

import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Optional;

/** Scripts that there are names in, and the files of {@code datafaker} that have them. */
enum NameScript {
  LATIN(
      UnicodeScript.LATIN,
      "en/name en-ZA en-IE de da-DK no-NO sv fi-FI fr es it pt-BR pl hr",
      "ca et tr en-AU en-IN en-NG en-PAK en-PH en-SG en-NEP"),
  CYRILLIC(UnicodeScript.CYRILLIC, "ru uk bg", ""),
  GREEK(UnicodeScript.GREEK, "el-GR", ""),
  HAN(UnicodeScript.HAN, "zh-CN zh-TW ja", ""),
  HANGUL(UnicodeScript.HANGUL, "ko", ""),
  ARABIC(UnicodeScript.ARABIC, "ar fa", ""),
  HEBREW(UnicodeScript.HEBREW, "he", ""),
  ARMENIAN(UnicodeScript.ARMENIAN, "hy", ""),
  GEORGIAN(UnicodeScript.GEORGIAN, "ka", ""),
  THAI(UnicodeScript.THAI, "th", ""),
  TAMIL(UnicodeScript.TAMIL, "ta", "");

  private static final Optional<NameScript> SOME_LATIN = Optional.of(LATIN);
  private static final NameScript[] ALL = values();

  private final UnicodeScript unicode;
  private final String given;
  private final String known;

  NameScript(UnicodeScript unicode, String given, String known) {
    this.unicode = unicode;
    this.given = given;
    this.known = known;
  }

  /** Files with names that may be given. */
  List<String> files() {
    return names(given);
  }

  /** Files with names to know when they are met. */
  List<String> moreFiles() {
    return names(known);
  }

  private static List<String> names(String list) {
    return list.isEmpty() ? List.of() : List.of(list.split(" "));
  }

  /** Whether the family name comes first, and without a space. */
  boolean isFamilyFirst() {
    return this == HAN || this == HANGUL;
  }

  /** The script of the first letter, if there are names in it. */
  static Optional<NameScript> of(String canonical) {
    int at = 0;
    while (at < canonical.length()) {
      int c = canonical.codePointAt(at);
      if (c >= 'a' && c <= 'z') {
        return SOME_LATIN;
      }
      if (Character.isAlphabetic(c)) {
        return of(UnicodeScript.of(c));
      }
      at += Character.charCount(c);
    }
    return Optional.empty();
  }

  private static Optional<NameScript> of(UnicodeScript script) {
    for (NameScript names : ALL) {
      if (names.unicode == script) {
        return Optional.of(names);
      }
    }
    return Optional.empty();
  }
}
