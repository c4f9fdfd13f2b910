package io.palimpsest.language.generalize;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;
import org.apache.datasketches.common.SketchesArgumentException;
import org.apache.datasketches.memory.Memory;
import org.apache.datasketches.memory.MemoryBoundsException;
import org.apache.datasketches.theta.CompactSketch;
import org.apache.datasketches.theta.SetOperation;
import org.apache.datasketches.theta.UpdateSketch;

/**
 * How many different authors, counted by a theta sketch of Apache DataSketches.
 *
 * <p>The sketch keeps a 63-bit hash of each author. With fewer than its 1024 nominal entries it is,
 * as the library calls it, in exact mode: its estimate and all its bounds are the number of
 * different hashes. Here it never leaves that mode, since counting stops at {@link #MAX_K}. So it
 * <b>never</b> says yes too early: equal authors have equal hashes. It says yes too late only if
 * two authors share a hash; among a thousand authors the chance of that is below {@code 1000 * 1000
 * / 2^64}, which is less than {@code 1e-13}.
 *
 * <p>HLL and CPC sketches are smaller (1.1 and 0.5 KB for a thousand authors, where this has 8),
 * but their estimates depend on the order in which authors come and are too large half of the time;
 * a bound of three standard deviations is by its definition too large once in a thousand times.
 *
 * <p>The order of authors does not matter. Not thread-safe.
 */
public final class AuthorCount {
  /** The largest number of authors that can be asked for; more are not counted. */
  public static final int MAX_K = 1000;

  /** The serialized form has at most 20 bytes and 8 for each author, and never more than this. */
  public static final int MAX_BYTES = 16 + 8 * MAX_K + Integer.BYTES;

  private static final int NOMINAL_ENTRIES = 1024;
  private static final int STANDARD_DEVIATIONS = 3;

  private CompactSketch authors;

  private AuthorCount(CompactSketch authors) {
    this.authors = authors;
  }

  /** Nobody yet. */
  public static AuthorCount empty() {
    return new AuthorCount(UpdateSketch.builder().build().compact());
  }

  /**
   * Reads what {@link #toBytes} wrote.
   *
   * @throws IllegalArgumentException if it is anything else
   */
  public static AuthorCount ofBytes(byte[] bytes) {
    int length = bytes.length - Integer.BYTES;
    if (length < Long.BYTES
        || bytes.length > MAX_BYTES
        || ByteBuffer.wrap(bytes).getInt(length) != checksum(bytes, length)) {
      throw new IllegalArgumentException("Damaged count of authors: length or checksum is wrong");
    }
    Memory sketch = Memory.wrap(bytes).region(0, length);
    try {
      // Looked at where it lies before any memory is taken for as many authors as it claims.
      CompactSketch authors = CompactSketch.wrap(sketch);
      if (authors.isEstimationMode()
          || !authors.isOrdered()
          || authors.getRetainedEntries() > MAX_K
          || authors.getCurrentBytes() != length) {
        throw new IllegalArgumentException("No count of authors: it is not an exact sketch");
      }
      return new AuthorCount(CompactSketch.heapify(sketch));
    } catch (SketchesArgumentException | MemoryBoundsException e) {
      throw new IllegalArgumentException("No count of authors: it is not a theta sketch", e);
    }
  }

  /** A compact theta sketch, ordered, and its CRC-32C: equal for equal sets of authors. */
  public byte[] toBytes() {
    byte[] sketch = authors.toByteArray();
    return ByteBuffer.allocate(sketch.length + Integer.BYTES)
        .put(sketch)
        .putInt(checksum(sketch, sketch.length))
        .array();
  }

  /**
   * Counts an author, who may have been counted before.
   *
   * @return whether anything changed; if not, nothing needs to be stored
   */
  public boolean add(String authorDigest) {
    if (authorDigest.isEmpty()) {
      // The library would pass over it without a word.
      throw new IllegalArgumentException("An author's digest must not be empty");
    }
    if (atLeast(MAX_K)) {
      return false;
    }
    int before = authors.getRetainedEntries();
    UpdateSketch one = UpdateSketch.builder().setNominalEntries(16).build();
    one.update(authorDigest);
    authors =
        SetOperation.builder().setNominalEntries(NOMINAL_ENTRIES).buildUnion().union(authors, one);
    return authors.getRetainedEntries() > before;
  }

  /**
   * Whether at least {@code k} different authors were seen: by the sketch's lower bound, so that
   * doubt, if ever there is any, means no.
   *
   * @param k from 1 to {@link #MAX_K}
   */
  public boolean atLeast(int k) {
    if (k < 1 || k > MAX_K) {
      throw new IllegalArgumentException(
          "k must be from 1 to %d. Provided value: %d".formatted(MAX_K, k));
    }
    return authors.getLowerBound(STANDARD_DEVIATIONS) >= k;
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32C checksum = new CRC32C();
    checksum.update(bytes, 0, length);
    return (int) checksum.getValue();
  }
}
