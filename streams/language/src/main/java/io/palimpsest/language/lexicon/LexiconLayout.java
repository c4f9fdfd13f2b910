package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.space.Metric;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * What lies where in the file of a lexicon. All places follow from the sizes, so there is nothing
 * that could contradict them. Integers and floats are little-endian.
 *
 * <pre>
 *  0  magic, 8 bytes                    64  description, lines of UTF-8
 *  8  version of the format                 words, lines of UTF-8, the most frequent first
 * 12  metric: 0 Euclidean, 1 cosine         vectors, floats, word after word
 * 16  words                                 neighbours, integers, word after word
 * 20  dimensions                            fingerprint, 32 bytes: SHA-256 of all before
 * 24  neighbours stored for each word
 * 28  bytes of the description
 * 32  bytes of the words                vectors and neighbours begin at multiples of 64,
 * 36  zeros                             with zeros before them
 * </pre>
 *
 * @param metric how far apart words are
 * @param words how many
 * @param dimensions numbers in a vector
 * @param neighbours stored for each word
 * @param descriptionBytes length of the description
 * @param wordBytes length of the words
 */
record LexiconLayout(
    Metric metric, int words, int dimensions, int neighbours, int descriptionBytes, int wordBytes) {

  static final int HEADER_BYTES = 64;
  static final int FINGERPRINT_BYTES = 32;

  /** The bytes around the letters tell a file that went through a text conversion. */
  private static final byte[] MAGIC = {(byte) 0x89, 'P', 'L', 'E', 'X', '\r', '\n', 0x1a};

  /** A letter has one UTF-16 unit for at most 3 bytes; and a line end. */
  private static final int MAX_WORD_BYTES = 3 * WordRule.MAX_LENGTH + 1;

  /** Refuses sizes that no lexicon has, so that no place below can overflow. */
  LexiconLayout {
    boolean possible =
        LexiconLimits.fits(words, dimensions)
            && 1 <= neighbours
            && neighbours <= Math.min(words, LexiconFile.STORED_NEIGHBOURS)
            && 1 <= descriptionBytes
            && descriptionBytes <= LexiconDescription.MAX_BYTES
            && 1 <= wordBytes
            && wordBytes <= (long) words * MAX_WORD_BYTES;
    if (!possible) {
      throw new IllegalArgumentException("no lexicon has such sizes");
    }
  }

  static boolean hasMagic(byte[] start) {
    int length = Math.min(MAGIC.length, start.length);
    return Arrays.equals(start, 0, length, MAGIC, 0, length);
  }

  /** The version of the format, from a header of any version. */
  static int format(byte[] header) {
    return littleEndian(header).getInt(MAGIC.length);
  }

  /** Reads a header of this format. */
  static LexiconLayout of(byte[] header) {
    ByteBuffer in = littleEndian(header).position(MAGIC.length + Integer.BYTES);
    return new LexiconLayout(
        metric(in.getInt()), in.getInt(), in.getInt(), in.getInt(), in.getInt(), in.getInt());
  }

  byte[] header() {
    byte[] header = new byte[HEADER_BYTES];
    littleEndian(header)
        .put(MAGIC)
        .putInt(LexiconFile.FORMAT)
        .putInt(code(metric))
        .putInt(words)
        .putInt(dimensions)
        .putInt(neighbours)
        .putInt(descriptionBytes)
        .putInt(wordBytes);
    return header;
  }

  int wordsAt() {
    return HEADER_BYTES + descriptionBytes;
  }

  long vectorsAt() {
    return aligned((long) wordsAt() + wordBytes);
  }

  int vectorBytes() {
    return words * dimensions * Float.BYTES;
  }

  long neighboursAt() {
    return aligned(vectorsAt() + vectorBytes());
  }

  int neighbourBytes() {
    return words * neighbours * Integer.BYTES;
  }

  long fingerprintAt() {
    return neighboursAt() + neighbourBytes();
  }

  long fileBytes() {
    return fingerprintAt() + FINGERPRINT_BYTES;
  }

  private static long aligned(long place) {
    return (place + 63) & -64;
  }

  private static ByteBuffer littleEndian(byte[] bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /** Not the ordinal: the order of the constants may change, files do not. */
  private static int code(Metric metric) {
    return switch (metric) {
      case EUCLIDEAN -> 0;
      case COSINE -> 1;
    };
  }

  private static Metric metric(int code) {
    return switch (code) {
      case 0 -> Metric.EUCLIDEAN;
      case 1 -> Metric.COSINE;
      default -> throw new IllegalArgumentException("no lexicon has such a metric");
    };
  }
}
