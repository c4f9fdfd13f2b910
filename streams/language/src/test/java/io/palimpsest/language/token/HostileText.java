package io.palimpsest.language.token;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Text as nobody should write it: pieces of many scripts and traps, glued together at random. */
public final class HostileText extends DomainContextBase {

  /** One mebibyte of text made to be slow, each by one unit repeated. */
  public static final List<String> UNITS =
      List.of(
          "a",
          "@",
          "#",
          "_",
          "-",
          " ",
          ".",
          "1",
          "\u0301",
          "1,2-3.4:",
          "a.",
          "a-",
          "a!",
          "a/",
          "a@a.",
          "a@b.co",
          "!#$%&'*+",
          "http://",
          "a:",
          "\ud83d\udc69\u200d",
          "\ud83d\udc69",
          "\u200d",
          "\"a",
          "%20",
          "\"\\",
          "\ud800",
          "\udc00",
          "日",
          "ひ",
          "ไ",
          "𝐀",
          "@a",
          "#a",
          "@a.",
          "+1",
          "1$",
          "\udb40\udc41",
          "\ud83c\udde9",
          "1\ufe0f\u20e3",
          "!\ufe0f",
          "\u202f",
          "\ue000",
          "a\u0301",
          "a @ ");

  private static final String[] PIECES = {
    "hello",
    "Anna",
    "I",
    "don't",
    "well-known",
    "O'Brien",
    "A1B2",
    "x",
    "É",
    "e\u0301",
    "ＡＢ",
    "𝐀𝐁",
    "Ⓐ",
    "🅐",
    "日本語",
    "ひらがな",
    "カタカナ",
    "한국어",
    "ไทย",
    "مرحبا",
    "שלום",
    "नमस्ते",
    "Ⅷ",
    "½",
    "²",
    "①",
    "𝟏",
    "１",
    "555-0100",
    "1,234.50",
    "12:30",
    "+44",
    "-",
    "+",
    "−",
    "7",
    "https://x.example/a?b=c#d",
    "www.x.de",
    "joe@ex.com",
    "@",
    "＠",
    "#",
    "＃",
    "@joe",
    "#tag",
    "_",
    ".",
    ",",
    "…",
    "'",
    "’",
    "(",
    "〔",
    "$",
    "€",
    "%",
    " ",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "\u00a0",
    "\u202f",
    "\u2028",
    "\u3000",
    "\u000b",
    "\u0000",
    "\u001f",
    "\u0085",
    "\u200b",
    "\u200c",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u202e",
    "\u00ad",
    "\u0301",
    "\u0940",
    "\ufe0e",
    "\ufe0f",
    "\u20e3",
    "👨‍👩‍👧",
    "👍🏽",
    "🏽",
    "🇩🇪",
    "🇩",
    "1️⃣",
    "❤️",
    "©",
    "©️",
    "\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc7f",
    "\udb40\udc41",
    "\udb40\udc01",
    "⠁",
    "⠀",
    "\ue000",
    "\udbff\udffd",
    "\u0378",
    "\uffff",
    "\ufffd",
    "\ud83d",
    "\udc69",
    "\u115f",
    "\u3164"
  };

  /** Pieces, whole Unicode and ordinary posts. */
  @Provide
  public Arbitrary<String> text() {
    Arbitrary<String> pieces =
        Arbitraries.of(PIECES).list().ofMaxSize(40).map(list -> String.join("", list));
    Arbitrary<String> units = Arbitraries.strings().all().ofMaxLength(60);
    Arbitrary<String> codePoints =
        Arbitraries.integers()
            .between(0, Character.MAX_CODE_POINT)
            .map(Character::toString)
            .list()
            .ofMaxSize(30)
            .map(list -> String.join("", list));
    Arbitrary<String> longWords =
        Arbitraries.of(PIECES).flatMap(p -> Arbitraries.integers().between(1, 300).map(p::repeat));
    return Arbitraries.oneOf(pieces, units, codePoints, longWords)
        .list()
        .ofMinSize(0)
        .ofMaxSize(2)
        .map(list -> String.join("", list));
  }

  /** The unit, repeated up to one mebi of UTF-16 units, with something before to start a URL. */
  public static List<String> megabytes() {
    return UNITS.stream().map(HostileText::megabyteOf).toList();
  }

  private static String megabyteOf(String unit) {
    String start = unit.equals("a/") ? "https://a.com/" : "";
    return start + unit.repeat((1 << 20) / unit.length());
  }
}
