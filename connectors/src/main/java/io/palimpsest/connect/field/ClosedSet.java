package io.palimpsest.connect.field;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.kafka.connect.data.Schema;

/**
 * The values that a string may have by its schema, where a converter has written them there. A mark
 * without values is none, and whether a value is among them is looked at each time: converters do
 * not compare, so that any text may stand in what is called an enumeration.
 *
 * @param values all of them
 * @param takesSeveral whether a string may have several, with commas between
 */
record ClosedSet(Set<String> values, boolean takesSeveral) {
  /**
   * A parameter for each value, which is the rest of its name: {@code
   * io.confluent.connect.avro.Enum.RED}, {@code org.apache.kafka.connect.data.Enum.RED} and the
   * like.
   */
  private static final Pattern VALUE =
      Pattern.compile("[\\w.]+?\\.Enum\\.(?<value>.*)", Pattern.DOTALL);

  /** Debezium's name of the schema, with all values in one parameter. */
  private static final Pattern LISTED = Pattern.compile("[\\w.]+\\.Enum(?<several>Set)?");

  private static final String ALLOWED = "allowed";

  /** A comma inside of a value has a backslash before it. */
  private static final Pattern BETWEEN = Pattern.compile("(?<!\\\\),");

  ClosedSet {
    values = Set.copyOf(values);
  }

  /** What the schema of a string says; empty if it may be any text. */
  static Optional<ClosedSet> of(Schema schema) {
    Map<String, String> parameters = schema.parameters() == null ? Map.of() : schema.parameters();
    String name = schema.name() == null ? "" : schema.name();
    Matcher listed = LISTED.matcher(name);
    ClosedSet set =
        listed.matches() && parameters.containsKey(ALLOWED)
            ? new ClosedSet(allowed(parameters.get(ALLOWED)), listed.group("several") != null)
            : new ClosedSet(members(parameters.keySet()), false);
    return set.values.isEmpty() ? Optional.empty() : Optional.of(set);
  }

  private static Set<String> members(Collection<String> parameters) {
    Set<String> members = new HashSet<>();
    for (String parameter : parameters) {
      Matcher value = VALUE.matcher(parameter);
      if (value.matches()) {
        members.add(value.group("value"));
      }
    }
    return members;
  }

  /** Snapshots of tables have commas as they are, changes with the backslash. */
  private static Set<String> allowed(String list) {
    Set<String> values = new HashSet<>();
    for (String value : split(list)) {
      values.add(value);
      values.add(value.replace("\\,", ","));
    }
    return values;
  }

  private static List<String> split(String values) {
    return List.of(BETWEEN.split(values, -1));
  }

  /** Whether a value is one of them. Nothing is always one: databases have it for what is wrong. */
  boolean has(Object value) {
    return value instanceof String text
        && (text.isEmpty()
            || values.contains(text)
            || takesSeveral && values.containsAll(split(text)));
  }
}
