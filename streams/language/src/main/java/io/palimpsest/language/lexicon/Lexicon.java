package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.space.Neighbourhood;
import io.palimpsest.mechanisms.space.WordSpace;

/**
 * A vocabulary whose words have places: what mechanisms draw from. A word is its number, from 0,
 * the most frequent first.
 *
 * <p>Immutable and thread-safe. Vectors and neighbours stay in the mapped file.
 */
public final class Lexicon {
  /** The number of a word that is not there. */
  public static final int NONE = -1;

  private final LexiconInfo info;
  private final WordIndex index;
  private final WordSpace space;
  private final Neighbourhood neighbours;

  Lexicon(LexiconInfo info, WordIndex index, WordSpace space, Neighbourhood neighbours) {
    this.info = info;
    this.index = index;
    this.space = space;
    this.neighbours = neighbours;
  }

  /** Number of words. */
  public int size() {
    return index.size();
  }

  /** The word with a number. */
  public String word(int id) {
    return index.word(id);
  }

  /**
   * The number of a word, or {@link #NONE}. Takes it letter by letter; whoever has a word as
   * somebody wrote it needs {@link #find(String, int, int)} or {@link WordNormalizer}.
   */
  public int find(CharSequence word) {
    return index.find(word);
  }

  /**
   * The number of a word as it stands in a text, or {@link #NONE}: the same as to look up what
   * {@link WordNormalizer} makes of it, but nothing is copied unless it has letters beyond ASCII.
   */
  public int find(String text, int start, int end) {
    return index.find(text, start, end);
  }

  /** The words as points. */
  public WordSpace space() {
    return space;
  }

  /** Who is near whom: read from the file as far as it goes, beyond that by a scan of all words. */
  public Neighbourhood neighbours() {
    return neighbours;
  }

  /** What it is and where it comes from. */
  public LexiconInfo info() {
    return info;
  }

  /** 64 hexadecimal digits; two lexicons with the same ones are the same. */
  public String fingerprint() {
    return info.fingerprint();
  }

  @Override
  public String toString() {
    return "Lexicon of %s words in %s dimensions".formatted(info.words(), info.dimensions());
  }
}
