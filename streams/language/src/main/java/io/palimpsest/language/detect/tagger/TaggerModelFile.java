package io.palimpsest.language.detect.tagger;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.TreeMap;

/**
 * What lies where in a model file. Numbers are little-endian.
 *
 * <pre>
 *  0  magic, 8 bytes                          56  transitions, 25 doubles
 *  8  version of the format and of the hashes     rows, 4 bytes each
 * 12  log2 of the rows                            hashes of words, 4 bytes each, rising
 * 16  entries of the gazetteer                    facts about them, 6 bytes each
 * 20  zeros                                       SHA-256 of all before
 * 24  step, double
 * 32  doubt: person, person among handles, other, doubles
 * </pre>
 */
final class TaggerModelFile {
  /** Changes with the layout, the hash functions, the features, the units and the facts. */
  static final int FORMAT = 3;

  static final int MOST_BITS = 22;
  private static final int MOST_WORDS = 1 << 20;
  private static final byte[] MAGIC = {(byte) 0x89, 'P', 'T', 'A', 'G', '\r', '\n', 0x1a};
  private static final int HEADER_BYTES = 56;
  private static final int TRANSITION_BYTES = Label.COUNT * Label.COUNT * Double.BYTES;
  private static final int WORD_BYTES = Integer.BYTES + 6;
  private static final int DIGEST_BYTES = 32;

  private TaggerModelFile() {}

  static byte[] write(TaggerModel model) {
    TreeMap<Integer, Long> words = model.gazetteer().entries();
    byte[] bytes = new byte[size(model.bits(), words.size())];
    ByteBuffer out = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    out.put(MAGIC).putInt(FORMAT).putInt(model.bits()).putInt(words.size()).putInt(0);
    Doubt doubt = model.doubt();
    out.putDouble(model.step()).putDouble(doubt.person());
    out.putDouble(doubt.personAmongHandles()).putDouble(doubt.other());
    for (double score : model.transitions()) {
      out.putDouble(score);
    }
    for (int row : model.rows()) {
      out.putInt(row);
    }
    words.keySet().forEach(out::putInt);
    for (long facts : words.values()) {
      out.putInt((int) facts).putShort((short) (facts >>> Integer.SIZE));
    }
    out.put(digest(bytes));
    return bytes;
  }

  static TaggerModel read(byte[] bytes) {
    if (bytes.length < HEADER_BYTES || !Arrays.equals(bytes, 0, 8, MAGIC, 0, 8)) {
      throw new TaggerModelException("is no tagger model");
    }
    ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).position(MAGIC.length);
    if (in.getInt() != FORMAT) {
      throw new TaggerModelException("was made by another version: train it again");
    }
    int bits = in.getInt();
    int words = in.getInt();
    boolean possible = 1 <= bits && bits <= MOST_BITS && 0 <= words && words <= MOST_WORDS;
    if (!possible || in.getInt() != 0 || bytes.length != size(bits, words)) {
      throw new TaggerModelException("is cut off or damaged: its length is not what it says");
    }
    int end = bytes.length - DIGEST_BYTES;
    if (!Arrays.equals(digest(bytes), 0, DIGEST_BYTES, bytes, end, bytes.length)) {
      throw new TaggerModelException("is damaged: its checksum differs");
    }
    try {
      return parts(in, bits, words);
    } catch (IllegalArgumentException e) {
      throw new TaggerModelException("is damaged: what it holds makes no model");
    }
  }

  private static TaggerModel parts(ByteBuffer in, int bits, int words) {
    double step = in.getDouble();
    Doubt doubt = new Doubt(in.getDouble(), in.getDouble(), in.getDouble());
    double[] transitions = new double[Label.COUNT * Label.COUNT];
    for (int i = 0; i < transitions.length; i++) {
      transitions[i] = in.getDouble();
    }
    int[] rows = new int[1 << bits];
    in.asIntBuffer().get(rows);
    in.position(in.position() + rows.length * Integer.BYTES);
    int[] hashes = new int[words];
    in.asIntBuffer().get(hashes);
    in.position(in.position() + words * Integer.BYTES);
    long[] facts = new long[words];
    for (int i = 0; i < words; i++) {
      facts[i] = Integer.toUnsignedLong(in.getInt()) | (in.getShort() & 0xFFFFL) << Integer.SIZE;
    }
    return new TaggerModel(rows, step, transitions, Gazetteer.ofSorted(hashes, facts), doubt);
  }

  private static int size(int bits, int words) {
    return HEADER_BYTES
        + TRANSITION_BYTES
        + (Integer.BYTES << bits)
        + words * WORD_BYTES
        + DIGEST_BYTES;
  }

  /** Of all but the last bytes, where it stands itself. */
  private static byte[] digest(byte[] file) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(file, 0, file.length - DIGEST_BYTES);
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this Java has no SHA-256", e);
    }
  }
}
