package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.mechanisms.space.WordSpace;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.List;

/**
 * Makes sense of the bytes of a lexicon. The fingerprint tells damage, not malice: whoever writes a
 * file can write its fingerprint. So what could make somebody fail later is refused here, with an
 * {@link IllegalArgumentException}. Whether the neighbours are the nearest is not checked: that
 * would take as long as to find them.
 */
final class LexiconSections {
  private final LexiconLayout layout;

  LexiconSections(LexiconLayout layout) {
    this.layout = layout;
  }

  /**
   * Source and notes.
   *
   * @param head all before the vectors
   */
  LexiconDescription description(ByteBuffer head) {
    return LexiconDescription.of(
        Lines.of(head.slice(LexiconLayout.HEADER_BYTES, layout.descriptionBytes())));
  }

  /**
   * The words.
   *
   * @param head all before the vectors
   */
  WordIndex words(ByteBuffer head) {
    List<String> words = Lines.of(head.slice(layout.wordsAt(), layout.wordBytes()));
    require(words.size() == layout.words());
    require(words.stream().allMatch(WordRule::isWord));
    return new WordIndex(words.toArray(String[]::new));
  }

  /** The vectors, finite and of the length that their metric asks for. */
  WordSpace space(ByteBuffer vectors) {
    ByteBuffer section = vectors.slice(0, layout.vectorBytes()).order(ByteOrder.LITTLE_ENDIAN);
    WordSpace space = new WordSpace(section.asFloatBuffer(), layout.dimensions(), layout.metric());
    for (int word = 0; word < layout.words(); word++) {
      float[] vector = space.vector(word);
      for (float number : vector) {
        require(Float.isFinite(number));
      }
      require(layout.metric() != Metric.COSINE || UnitVectors.isUnit(vector));
    }
    return space;
  }

  /** The neighbours, words all of them, each row with its own word first. */
  IntBuffer neighbours(ByteBuffer section) {
    IntBuffer rows = section.duplicate().order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
    int[] row = new int[layout.neighbours()];
    for (int word = 0; word < layout.words(); word++) {
      rows.get(word * row.length, row);
      require(row[0] == word);
      for (int neighbour : row) {
        require(0 <= neighbour && neighbour < layout.words());
      }
    }
    return rows;
  }

  private static void require(boolean holds) {
    if (!holds) {
      throw new IllegalArgumentException("no lexicon holds this");
    }
  }
}
