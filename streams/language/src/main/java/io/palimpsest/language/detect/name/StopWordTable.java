package io.palimpsest.language.detect.name;

import io.palimpsest.language.sampling.StopWords;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** The kind of each stop word, looked up without making a string. */
final class StopWordTable {
  private static final int BITS = 5;
  private static final int LONGEST = Long.SIZE / BITS;
  private static final long NO_WORD = -1;

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

  private static final StopWordTable STANDARD = new StopWordTable(read());

  private final long[] words;
  private final StopWordKind[] kinds;

  private StopWordTable(TreeMap<Long, StopWordKind> all) {
    words = all.keySet().stream().mapToLong(Long::longValue).toArray();
    kinds = all.values().toArray(StopWordKind[]::new);
  }

  private static TreeMap<Long, StopWordKind> read() {
    WordLists lists = WordLists.read("stop-words.txt");
    TreeMap<Long, StopWordKind> all = new TreeMap<>();
    StopWords.all().forEach(word -> all.put(packed(word, 0, word.length()), StopWordKind.EMPHASIS));
    LISTS.forEach(
        (kind, list) ->
            lists.of(list).forEach(word -> all.put(packed(word, 0, word.length()), kind)));
    all.remove(NO_WORD);
    return all;
  }

  /** The kind of a word in any case; {@link StopWordKind#NO_STOP_WORD} for what is no stop word. */
  static StopWordKind kind(String text, int start, int end) {
    long packed = packed(text, start, end);
    return packed == NO_WORD ? StopWordKind.NO_STOP_WORD : STANDARD.find(packed);
  }

  private StopWordKind find(long packed) {
    int at = Arrays.binarySearch(words, packed);
    return at >= 0 ? kinds[at] : StopWordKind.NO_STOP_WORD;
  }

  private static long packed(String text, int start, int end) {
    if (end - start < 2 || end - start > LONGEST) {
      return NO_WORD;
    }
    long packed = 0;
    for (int i = start; i < end; i++) {
      int letter = (text.charAt(i) | 0x20) - 'a' + 1;
      if (letter < 1 || letter > 26) {
        return NO_WORD;
      }
      packed = packed << BITS | letter;
    }
    return packed;
  }
}
