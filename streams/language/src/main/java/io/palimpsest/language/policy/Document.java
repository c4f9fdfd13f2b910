package io.palimpsest.language.policy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One mapping of a policy. Every complaint names the key, says what to write, and is short whatever
 * the document holds.
 */
final class Document {
  /** What a complaint quotes of a document at most. */
  private static final int MAX_QUOTED = 120;

  private final Map<?, ?> entries;
  private final String prefix;

  private Document(Map<?, ?> entries, String prefix) {
    this.entries = entries;
    this.prefix = prefix;
  }

  /** The whole policy. */
  static Document of(Object parsed) {
    return new Document(mapping(parsed, "the policy"), "");
  }

  /** A section that was put together elsewhere. */
  static Document section(String name, Map<String, Object> entries) {
    return new Document(entries, name + ".");
  }

  Document section(String key) {
    return new Document(mapping(required(key), prefix + key), prefix + key + ".");
  }

  /** How a key is called in complaints. */
  String path(String key) {
    return prefix + key;
  }

  void refuseKeysExcept(List<String> known) {
    refuseKeysExcept(known, "use one of: " + String.join(", ", known));
  }

  /**
   * Refuses unknown keys.
   *
   * @param advice where no known key is close
   */
  void refuseKeysExcept(List<String> known, String advice) {
    for (Object key : entries.keySet()) {
      // Keys can be whole documents, nested deeper than can be printed.
      boolean scalar = !(key instanceof Iterable<?> || key instanceof Map<?, ?>);
      String name = scalar ? shortened(String.valueOf(key)) : "?";
      if (!(key instanceof String) || !known.contains(name)) {
        throw new InvalidPolicyException(
            "unknown key '%s%s': %s"
                .formatted(prefix, name, Spelling.suggestion(name, known, advice)));
      }
    }
  }

  /** Keys that are known but mean nothing here. */
  void refuseKeys(List<String> keys, String why) {
    for (String key : keys) {
      if (entries.containsKey(key)) {
        throw new InvalidPolicyException(prefix + key + ": " + why);
      }
    }
  }

  boolean has(String key) {
    return entries.get(key) != null;
  }

  String string(String key) {
    if (required(key) instanceof String string) {
      return string;
    }
    throw new InvalidPolicyException(prefix + key + ": must be a word");
  }

  int wholeNumber(String key, int least) {
    if (required(key) instanceof Integer number) {
      return number;
    }
    throw new InvalidPolicyException(
        "%s%s: must be a whole number, at least %d".formatted(prefix, key, least));
  }

  double number(String key) {
    Object value = required(key);
    // Written in digits it is an Integer up to nine of them; more is beyond every limit.
    if (value instanceof Integer || value instanceof Double) {
      return ((Number) value).doubleValue();
    }
    throw new InvalidPolicyException(prefix + key + ": must be a number, such as 1.0");
  }

  boolean flag(String key) {
    if (!has(key)) {
      return false;
    }
    if (required(key) instanceof Boolean flag) {
      return flag;
    }
    throw new InvalidPolicyException(prefix + key + ": must be true or false");
  }

  List<String> strings(String key) {
    if (!(required(key) instanceof List<?> list)) {
      throw new InvalidPolicyException(prefix + key + ": must be a list, such as [raw.posts]");
    }
    List<String> strings = new ArrayList<>();
    for (Object item : list) {
      if (!(item instanceof String string)) {
        throw new InvalidPolicyException(prefix + key + ": must be a word");
      }
      strings.add(string);
    }
    return strings;
  }

  /** One of some words. */
  String choice(String key, List<String> known) {
    String word = string(key);
    if (!known.contains(word)) {
      String name = shortened(word);
      throw new InvalidPolicyException(
          "%s%s: '%s' is not known: %s"
              .formatted(prefix, key, name, Spelling.suggestion(name, known)));
    }
    return word;
  }

  /** One constant of an enum by its name in lower case, or the default where the key is absent. */
  <E extends Enum<E>> E constant(String key, E byDefault) {
    if (!has(key)) {
      return byDefault;
    }
    E[] constants = byDefault.getDeclaringClass().getEnumConstants();
    List<String> names = Arrays.stream(constants).map(Document::lower).toList();
    return constants[names.indexOf(choice(key, names))];
  }

  static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  static String shortened(String text) {
    return text.length() <= MAX_QUOTED ? text : text.substring(0, MAX_QUOTED) + "...";
  }

  private Object required(String key) {
    return Optional.<Object>ofNullable(entries.get(key))
        .orElseThrow(() -> new InvalidPolicyException("'" + prefix + key + "' is missing"));
  }

  private static Map<?, ?> mapping(Object value, String where) {
    if (value instanceof Map<?, ?> mapping) {
      return mapping;
    }
    throw new InvalidPolicyException(where + " must be a mapping, 'key: value' on each line");
  }
}
