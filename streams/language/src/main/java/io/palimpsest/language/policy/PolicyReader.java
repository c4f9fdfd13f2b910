package io.palimpsest.language.policy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** Makes policies from YAML. Every complaint is one line with the place and the remedy. */
public final class PolicyReader {
  private static final List<String> KEYS = List.of("policy", "version", "topics", "tokens");
  private static final List<String> TOKEN_KEYS = List.of("mechanism");
  private static final List<String> MECHANISMS =
      Arrays.stream(TokenMechanism.values()).map(TokenMechanism::label).toList();

  /** Far more than any policy needs. */
  private static final int MAX_CHARACTERS = 100_000;

  /** Enough to reuse a section, too few to multiply one into millions. */
  private static final int MAX_ALIASES = 10;

  /** What a complaint quotes of a document at most. */
  private static final int MAX_QUOTED = 120;

  private PolicyReader() {}

  /**
   * Reads one policy.
   *
   * @throws InvalidPolicyException if it is not one
   */
  public static Policy read(String yaml) {
    Map<?, ?> document = mapping(parse(yaml), "the policy");
    refuseUnknownKeys(document, KEYS, "");
    Map<?, ?> tokens = mapping(required(document, "tokens", "tokens"), "tokens");
    refuseUnknownKeys(tokens, TOKEN_KEYS, "tokens.");
    return new Policy(
        string(required(document, "policy", "policy"), "policy"),
        wholeNumber(required(document, "version", "version"), "version"),
        strings(required(document, "topics", "topics"), "topics"),
        mechanism(string(required(tokens, "mechanism", "tokens.mechanism"), "tokens.mechanism")));
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
        : shortened(message.lines().findFirst().orElse("cannot be parsed"));
  }

  private static String shortened(String text) {
    return text.length() <= MAX_QUOTED ? text : text.substring(0, MAX_QUOTED) + "...";
  }

  private static void refuseUnknownKeys(Map<?, ?> mapping, List<String> known, String prefix) {
    for (Object key : mapping.keySet()) {
      // Keys can be whole documents, nested deeper than can be printed.
      boolean scalar = !(key instanceof Iterable<?> || key instanceof Map<?, ?>);
      String name = scalar ? shortened(String.valueOf(key)) : "?";
      if (!(key instanceof String) || !known.contains(name)) {
        throw new InvalidPolicyException(
            "unknown key '%s%s': %s".formatted(prefix, name, Spelling.suggestion(name, known)));
      }
    }
  }

  private static Object required(Map<?, ?> mapping, String key, String where) {
    Object value = mapping.get(key);
    if (value == null) {
      throw new InvalidPolicyException("'" + where + "' is missing");
    }
    return value;
  }

  private static Map<?, ?> mapping(Object value, String where) {
    if (value instanceof Map<?, ?> mapping) {
      return mapping;
    }
    throw new InvalidPolicyException(where + " must be a mapping, 'key: value' on each line");
  }

  private static String string(Object value, String where) {
    if (value instanceof String string) {
      return string;
    }
    throw new InvalidPolicyException(where + ": must be a word");
  }

  private static int wholeNumber(Object value, String where) {
    if (value instanceof Integer number) {
      return number;
    }
    throw new InvalidPolicyException(where + ": must be a whole number, at least 1");
  }

  private static List<String> strings(Object value, String where) {
    if (!(value instanceof List<?> list)) {
      throw new InvalidPolicyException(where + ": must be a list, such as [raw.posts]");
    }
    List<String> strings = new ArrayList<>();
    list.forEach(item -> strings.add(string(item, where)));
    return strings;
  }

  private static TokenMechanism mechanism(String label) {
    int index = MECHANISMS.indexOf(label);
    if (index < 0) {
      String name = shortened(label);
      throw new InvalidPolicyException(
          "tokens.mechanism: '%s' is not known: %s"
              .formatted(name, Spelling.suggestion(name, MECHANISMS)));
    }
    return TokenMechanism.values()[index];
  }
}
