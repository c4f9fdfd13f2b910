package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.space.Metric;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.util.Arrays;

/** The bytes of a small lexicon, and ways to spoil them. */
final class LexiconBytes {
  private LexiconBytes() {}

  static byte[] good() {
    return of(Drafts.three(Metric.COSINE));
  }

  static byte[] of(LexiconDraft draft) {
    try (Scratch scratch = new Scratch()) {
      LexiconFile.write(scratch.file(), draft, ProgressListener.NONE);
      return Files.readAllBytes(scratch.file());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] flipped(byte[] bytes, int position, int mask) {
    byte[] copy = bytes.clone();
    copy[position] ^= (byte) mask;
    return copy;
  }

  static byte[] withInt(byte[] bytes, int position, int value) {
    byte[] copy = bytes.clone();
    ByteBuffer.wrap(copy).order(ByteOrder.LITTLE_ENDIAN).putInt(position, value);
    return copy;
  }

  /** What somebody can do who knows the format: the fingerprint of other content. */
  static byte[] resealed(byte[] bytes) {
    int end = bytes.length - LexiconLayout.FINGERPRINT_BYTES;
    Fingerprint fingerprint = new Fingerprint();
    fingerprint.update(ByteBuffer.wrap(bytes, 0, end));
    byte[] copy = Arrays.copyOf(bytes, bytes.length);
    System.arraycopy(fingerprint.bytes(), 0, copy, end, LexiconLayout.FINGERPRINT_BYTES);
    return copy;
  }
}
