package io.palimpsest.benchmarks.load;

import io.palimpsest.language.policy.BuiltInPolicies;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A transform that is measured.
 *
 * @param name what it is called in results
 * @param settings what a connector has of it; empty for no transform at all
 */
record TransformCase(String name, Map<String, String> settings) {
  /** What the others are compared with. */
  static final String NO_OP = "no-op";

  private static final String ALIAS = "measured";
  private static final String PRIVATIZE = "io.palimpsest.connect.Privatize$Value";

  /** The same in all runs; it guards nothing but made posts. */
  private static final String KEY = "42".repeat(32);

  TransformCase {
    settings = Map.copyOf(settings);
  }

  /**
   * All of them, in the order of a round.
   *
   * @param kind of the records
   * @param folder for a policy and a key
   * @param lexicon that words are drawn from
   */
  static List<TransformCase> all(RecordKind kind, WorkFolder folder, Path lexicon)
      throws IOException {
    Path key = Files.writeString(folder.resolve("master.key"), KEY + "\n");
    Path policy = Files.writeString(folder.resolve("policy.yaml"), defaultWithoutBudget());
    Map<String, String> author = Map.of("author.field", kind.author(), "key.file", key.toString());
    Map<String, String> words = new HashMap<>(author);
    words.put("lexicon", lexicon.toString());
    return List.of(
        new TransformCase("none", Map.of()),
        of(NO_OP, Unchanged.class.getName(), Map.of()),
        privatize("redact", kind, "redact", Map.of()),
        privatize("entities", kind, "entities-only", author),
        privatize("entities-and-draws", kind, policy.toString(), words));
  }

  private static TransformCase privatize(
      String name, RecordKind kind, String policy, Map<String, String> more) {
    Map<String, String> settings = new HashMap<>(more);
    settings.put("policy", policy);
    settings.put("fields", "text");
    settings.put("keep.fields", kind.kept());
    return of(name, PRIVATIZE, settings);
  }

  private static TransformCase of(String name, String type, Map<String, String> own) {
    Map<String, String> settings = new HashMap<>();
    settings.put("transforms", ALIAS);
    settings.put("transforms." + ALIAS + ".type", type);
    own.forEach((setting, value) -> settings.put("transforms." + ALIAS + "." + setting, value));
    return new TransformCase(name, settings);
  }

  /** A transform has no ledger and takes no policy with a budget; all else is as by default. */
  private static String defaultWithoutBudget() throws IOException {
    try (InputStream in = BuiltInPolicies.class.getResourceAsStream("default.yaml")) {
      String policy = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return policy.substring(0, policy.indexOf("\nbudget:") + 1);
    }
  }
}
