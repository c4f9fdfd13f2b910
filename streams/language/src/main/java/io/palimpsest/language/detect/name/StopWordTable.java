package io.palimpsest.language.detect.name;

import io.palimpsest.language.sampling.StopWords;
import java.util.HashMap;
import java.util.Map;

/** The kind of each stop word. */
final class StopWordTable {
  private static final Map<StopWordKind, String> LISTS =
      Map.of(
          StopWordKind.MODAL, "modal",
          StopWordKind.MONTH, "month",
          StopWordKind.NOUN_TOO, "noun",
          StopWordKind.PREPOSITION, "preposition",
          StopWordKind.ARTICLE, "article",
          StopWordKind.QUANTITY, "quantity",
          StopWordKind.ADVERB_WORD, "adverb",
          StopWordKind.PRONOUN, "pronoun",
          StopWordKind.NEVER, "never");

  private static final WordLists WORDS = WordLists.read("stop-words.txt");
  private static final PackedWords<StopWordKind> KINDS =
      new PackedWords<>(read(), new StopWordKind[0]);
  private static final PackedWords<Boolean> SMALL = PackedWords.of(WORDS.of("small"));

  private StopWordTable() {}

  private static Map<String, StopWordKind> read() {
    Map<String, StopWordKind> all = new HashMap<>();
    StopWords.all().forEach(word -> all.put(word, StopWordKind.EMPHASIS));
    LISTS.forEach((kind, list) -> WORDS.of(list).forEach(word -> all.put(word, kind)));
    return all;
  }

  /** The kind of a word in any case; {@link StopWordKind#NO_STOP_WORD} for what is no stop word. */
  static StopWordKind kind(String text, int start, int end) {
    return KINDS.get(text, start, end, StopWordKind.NO_STOP_WORD);
  }

  /** Whether a word in lower case may be a name without a title, too. */
  static boolean isSmallName(String text, int start, int end) {
    return SMALL.get(text, start, end, false);
  }

  /** Whether such a word begins with a letter. */
  static boolean mayBeSmallName(char first) {
    return SMALL.mayBegin(first);
  }

  /** Where a word ends without its {@code 's}, {@code 'd} or {@code 'll}. */
  static int end(String text, int start, int end) {
    int last = text.charAt(end - 1) | 0x20;
    if (last == 's' || last == 'd') {
      return isApostrophe(text, start, end - 2) ? end - 2 : end;
    }
    boolean will = last == 'l' && isApostrophe(text, start, end - 3);
    return will && (text.charAt(end - 2) | 0x20) == 'l' ? end - 3 : end;
  }

  private static boolean isApostrophe(String text, int start, int at) {
    return at > start + 1 && (text.charAt(at) == '\'' || text.charAt(at) == '\u2019');
  }
}
