package io.palimpsest.language.pseudonym.memory;

import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.KeyedRandomness;

/**
 * 64-bit keys of one author's words, equal for all spellings of a word that {@link
 * CanonicalSpelling} makes one.
 *
 * <p>Every word of every post gets one, so it is no HMAC but a multiplication a letter, under a
 * seed that depends on the author's key. It is no cryptographic hash: the seed keeps the stored
 * hashes of two authors from being compared by accident, but no promise is made against somebody
 * who studies them, and with the key a list of names can be tried on them. The memory therefore
 * belongs to the raw zone, and is as private as the names in it.
 *
 * <p>Two words of an author share a key with a chance of about 2^-64; then both get one name.
 */
public final class NameKeys {
  private static final DrawScope SCOPE = new DrawScope.User(Digest.ofFields("name-keys-1"));
  private static final long STEP = 0x9DDFEA08EB382D69L;
  private static final long SPREAD = 0xBF58476D1CE4E5B9L;

  private final long start;
  private final long end;

  private NameKeys(long start, long end) {
    this.start = start;
    this.end = end;
  }

  /** Those of an author. Costs as much as a scope of draws: keep them with the author. */
  public static NameKeys of(KeyedRandomness author) {
    var bits = author.in(SCOPE).draw(0);
    return new NameKeys(bits.nextLong(), bits.nextLong());
  }

  /** The key of a word. */
  public long word(String word) {
    return word(word, 0, word.length());
  }

  /** The key of a word in a text. Words of plain letters are read where they stand. */
  public long word(String text, int from, int to) {
    long hash = start;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c >= 'A' && c <= 'Z') {
        c += 'a' - 'A';
      } else if (c == '\'' || c == '.') {
        continue;
      } else if (c > 0x7F) {
        return canonical(CanonicalSpelling.of(text.substring(from, to)));
      }
      hash = step(hash, c);
    }
    return spread(hash);
  }

  private long canonical(String canonical) {
    long hash = start;
    for (int i = 0; i < canonical.length(); i++) {
      hash = step(hash, canonical.charAt(i));
    }
    return spread(hash);
  }

  /** The key of a sequence that grows by one word; the order counts. */
  public long join(long sequence, long word) {
    return spread(step(sequence, Long.rotateLeft(word, 23)));
  }

  private static long step(long hash, long more) {
    long mixed = (hash ^ more) * STEP;
    return mixed ^ (mixed >>> 29);
  }

  private long spread(long hash) {
    long mixed = (hash ^ end) * SPREAD;
    return mixed ^ (mixed >>> 32);
  }

  @Override
  public String toString() {
    return "NameKeys";
  }
}
