package io.palimpsest.connect.jsonlines.reading;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * What Connect calls a source partition: a file by its content.
 *
 * @param fingerprint of the {@link Head}
 * @param twin counts files that begin alike and go on differently, from 0
 */
public record FileIdentity(String fingerprint, long twin) {
  private static final String FILE = "file";
  private static final String TWIN = "twin";
  private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{32}");

  /**
   * As Connect stores it. In one order: Connect finds offsets by the bytes of this as JSON, and
   * {@code Map.of} has another order in each JVM.
   */
  public Map<String, Object> toPartition() {
    return new TreeMap<>(Map.of(FILE, fingerprint, TWIN, twin));
  }

  /**
   * As Connect gives it back.
   *
   * @throws IllegalArgumentException if it is not one of ours
   */
  public static FileIdentity fromPartition(Map<String, ?> partition) {
    Object twin = partition.get(TWIN);
    // Connect looks for the very bytes: 0.0, or a name more, would be another partition.
    if (partition.size() == 2
        && partition.get(FILE) instanceof String file
        && FINGERPRINT.matcher(file).matches()
        && (twin instanceof Long || twin instanceof Integer)
        && ((Number) twin).longValue() >= 0) {
      return new FileIdentity(file, ((Number) twin).longValue());
    }
    throw new IllegalArgumentException(
        "a partition needs 'file', 32 hexadecimal digits, and 'twin', a whole number, and nothing"
            + " else");
  }
}
