package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.space.Neighbourhood;
import java.nio.IntBuffer;

/** Neighbours that were found once and stored; for more of them than that, somebody else. */
final class StoredNeighbours implements Neighbourhood {
  private final IntBuffer rows;
  private final int stored;
  private final Neighbourhood beyond;

  /**
   * Neighbours in a buffer, which must not change afterwards.
   *
   * @param rows word after word, the nearest first
   * @param stored how many there are for each word
   * @param beyond answers when more are asked for
   */
  StoredNeighbours(IntBuffer rows, int stored, Neighbourhood beyond) {
    this.rows = rows;
    this.stored = stored;
    this.beyond = beyond;
  }

  @Override
  public int[] nearest(int word, int count) {
    if (count > stored || count < 1) {
      return beyond.nearest(word, count);
    }
    int[] row = new int[count];
    rows.get(word * stored, row);
    return row;
  }
}
