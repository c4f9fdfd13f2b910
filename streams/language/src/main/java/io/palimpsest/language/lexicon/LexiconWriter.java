package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.space.ScreenedNeighbours;
import io.palimpsest.mechanisms.space.WordSpace;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;

/** Writes one lexicon to one channel, from its first byte to its last. */
final class LexiconWriter {
  /** Words whose neighbours are sought at the same time, on all cores. */
  private static final int BLOCK = 256;

  private final FileChannel channel;
  private final LexiconDraft draft;
  private final ProgressListener progress;
  private final Fingerprint fingerprint = new Fingerprint();

  LexiconWriter(FileChannel channel, LexiconDraft draft, ProgressListener progress) {
    this.channel = channel;
    this.draft = draft;
    this.progress = progress;
  }

  LexiconInfo write() throws IOException {
    WordSpace space = draft.space();
    byte[] description = Lines.bytes(draft.description().lines());
    byte[] words = Lines.bytes(draft.words());
    int stored = Math.min(space.size(), LexiconFile.STORED_NEIGHBOURS);
    LexiconLayout layout =
        new LexiconLayout(
            space.metric(),
            space.size(),
            space.dimensions(),
            stored,
            description.length,
            words.length);
    put(ByteBuffer.wrap(layout.header()));
    put(ByteBuffer.wrap(description));
    put(ByteBuffer.wrap(words));
    fillTo(layout.vectorsAt());
    putVectors(space);
    fillTo(layout.neighboursAt());
    putNeighbours(space, stored);
    byte[] digest = fingerprint.bytes();
    putUnseen(ByteBuffer.wrap(digest));
    return draft.description().info(layout, digest);
  }

  private void putVectors(WordSpace space) throws IOException {
    ByteBuffer row = littleEndian(space.dimensions() * Float.BYTES);
    for (int word = 0; word < space.size(); word++) {
      row.asFloatBuffer().put(space.vector(word));
      put(row);
    }
  }

  private void putNeighbours(WordSpace space, int stored) throws IOException {
    ScreenedNeighbours neighbours = new ScreenedNeighbours(space);
    ByteBuffer row = littleEndian(stored * Integer.BYTES);
    for (int first = 0; first < space.size(); first += BLOCK) {
      int end = Math.min(space.size(), first + BLOCK);
      for (int[] nearest : neighbours.nearest(first, end, stored)) {
        row.asIntBuffer().put(nearest);
        put(row);
      }
      progress.progress(end, space.size());
    }
  }

  private static ByteBuffer littleEndian(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  private void fillTo(long place) throws IOException {
    put(ByteBuffer.allocate((int) (place - channel.position())));
  }

  private void put(ByteBuffer bytes) throws IOException {
    fingerprint.update(bytes);
    putUnseen(bytes.duplicate());
  }

  private void putUnseen(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }
}
