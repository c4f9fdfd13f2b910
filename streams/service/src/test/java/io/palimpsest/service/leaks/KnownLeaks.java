package io.palimpsest.service.leaks;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many posts of a class may still leak; the goal is none. Policy {@code redact} has no column
 * because nothing leaks there. Class {@code ordinary} counts posts that lost what should be kept.
 * Lower a number as soon as fewer leak.
 */
final class KnownLeaks {
  private static final String TABLE =
      """
      class              default-tune  default-report  entities-only-tune  entities-only-report
      address                       1               1                   3                     1
      booking-travel                1               5                   6                     5
      code-random                   5               8                   7                    10
      coherence                     0               0                   1                     4
      disguise                      3               7                   5                    10
      document                      0               0                   1                     0
      email-form                    0               5                  11                    12
      file-name                     4               4                   8                     9
      handle-hashtag                0               0                   3                     2
      hash                          4               6                   4                     6
      language                      4               5                   4                     5
      markup-code                   3               5                   8                     8
      medicine                      0               2                   1                     2
      name-glued                    3               5                   5                     8
      name-in-code                  6               4                   8                     8
      name-person                   0               0                   4                     4
      name-stopword                 7              13                  12                    15
      nick                          7               7                  10                     9
      number-cue                   14              17                  14                    17
      ordinary                      0               0                  27                    24
      organization                  1               0                   2                     2
      phone                         0               0                   1                     3
      secret-connection             7              10                   8                    10
      secret-header                 5               4                   5                     4
      secret-key                    4               4                  10                     7
      secret-password               3               7                  12                    10
      secret-vendor                18              20                  19                    22
      serial-device                 4               3                   4                     3
      spelled-number                0               0                   3                     3
      transcript                    0               1                   3                     2
      url-rest                      2               0                   8                     5
      """;

  private static final Map<String, Map<String, Integer>> ALLOWED = read();

  private KnownLeaks() {}

  /** How many posts of a class may leak; none for classes and policies without an entry. */
  static int allowed(String policy, LeakCorpus half, String kind) {
    String column = policy + "-" + half.name().toLowerCase(Locale.ROOT);
    return ALLOWED.getOrDefault(kind, Map.of()).getOrDefault(column, 0);
  }

  private static Map<String, Map<String, Integer>> read() {
    String[][] rows = TABLE.lines().map(line -> line.trim().split(" +")).toArray(String[][]::new);
    Map<String, Map<String, Integer>> allowed = new TreeMap<>();
    for (String[] row : Arrays.copyOfRange(rows, 1, rows.length)) {
      Map<String, Integer> counts = new TreeMap<>();
      for (int column = 1; column < row.length; column++) {
        counts.put(rows[0][column], Integer.valueOf(row[column]));
      }
      allowed.put(row[0], counts);
    }
    return allowed;
  }
}
