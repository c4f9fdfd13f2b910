package io.palimpsest.language.detect.name;

import io.palimpsest.language.detect.Titles;

/** Tells where any word with a capital letter is a name because of a title before it: Mr. Love. */
final class TitledNames {
  private static final PackedWords<Boolean> TITLES =
      PackedWords.of(WordLists.read("cues.txt").of("mister"));

  private final Words words;
  private final Surroundings around;

  TitledNames(Words words, Surroundings around) {
    this.words = words;
    this.around = around;
  }

  /**
   * Whether a word is such a name, and no other title: Mr. President.
   *
   * @param token a word that begins with a capital letter and is no stop word in its own right
   */
  boolean isName(int token) {
    int title = words.wordBefore(token);
    return title >= 0
        && TITLES.get(words.text(), words.start(title), words.end(title), false)
        && words.isCapital(title)
        && !words.isCapitals(title)
        && words.length(token) > 1
        && StopWordTable.kind(words.text(), words.start(token), words.end(token))
            == StopWordKind.NO_STOP_WORD
        && !Titles.before().contains(words.lower(token))
        && !around.isBehindDeterminer(title);
  }
}
