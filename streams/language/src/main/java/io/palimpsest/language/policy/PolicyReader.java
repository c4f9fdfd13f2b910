package io.palimpsest.language.policy;

import io.palimpsest.language.entity.EntityRules;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Makes policies from YAML. Every complaint is one line with the place and the remedy. */
public final class PolicyReader {
  private static final List<String> KEYS =
      List.of("policy", "version", "topics", "entities", "tokens", "budget");

  /** Far more than any policy needs. */
  private static final int MAX_CHARACTERS = 100_000;

  /** Enough to reuse a section, too few to multiply one into millions. */
  private static final int MAX_ALIASES = 10;

  private PolicyReader() {}

  /**
   * Reads one policy.
   *
   * @throws InvalidPolicyException if it is not one
   */
  public static Policy read(String yaml) {
    Document document = Document.of(parse(yaml));
    document.refuseKeysExcept(KEYS);
    Optional<EntityRules> entities =
        document.has("entities")
            ? Optional.of(EntityRulesReader.read(document.section("entities")))
            : Optional.empty();
    TokenRules tokens = TokenRulesReader.read(document.section("tokens"));
    Optional<BudgetRules> budget =
        document.has("budget")
            ? Optional.of(BudgetRulesReader.read(document.section("budget")))
            : Optional.empty();
    return new Policy(
        document.string("policy"),
        document.wholeNumber("version", 1),
        document.strings("topics"),
        entities,
        tokens,
        budget);
  }

  private static Object parse(String yaml) {
    if (yaml.length() > MAX_CHARACTERS) {
      throw new InvalidPolicyException(
          "the policy is longer than " + MAX_CHARACTERS + " characters");
    }
    LoadSettings settings =
        LoadSettings.builder()
            .setAllowDuplicateKeys(false)
            .setMaxAliasesForCollections(MAX_ALIASES)
            .build();
    try {
      return new Load(settings).loadFromString(yaml);
    } catch (MarkedYamlEngineException e) {
      String where = e.getProblemMark().map(m -> "line " + (m.getLine() + 1) + ": ").orElse("");
      throw new InvalidPolicyException(where + "not YAML: " + firstLine(e.getProblem()));
    } catch (YamlEngineException e) {
      // With a cause it is Java's complaint about a tagged value, in Java's words.
      String problem = e.getCause() == null ? e.getMessage() : null;
      throw new InvalidPolicyException("not YAML: " + firstLine(problem));
    } catch (RuntimeException | StackOverflowError e) {
      // Of the parser itself, on impossible escapes, deep nesting and keys that contain themselves.
      throw new InvalidPolicyException("not YAML: cannot be parsed");
    }
  }

  private static String firstLine(String message) {
    return message == null
        ? "cannot be parsed"
        : Document.shortened(message.lines().findFirst().orElse("cannot be parsed"));
  }
}
