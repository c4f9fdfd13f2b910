package io.palimpsest.benchmarks.load;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What was written behind a command: {@code --name value}, each name once, in any order. */
final class Arguments {
  private static final String MARK = "--";

  private final Map<String, String> values;

  private Arguments(Map<String, String> values) {
    this.values = values;
  }

  /**
   * Reads them.
   *
   * @param known the names that there are, without the two hyphens
   * @throws IllegalArgumentException in one line that says what to do
   */
  static Arguments of(List<String> args, List<String> known) {
    Map<String, String> values = new HashMap<>();
    for (int i = 0; i < args.size(); i += 2) {
      String name = args.get(i).startsWith(MARK) ? args.get(i).substring(MARK.length()) : "";
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "'" + args.get(i) + "' is not known: use --" + String.join(", --", known));
      }
      if (i + 1 == args.size()) {
        throw new IllegalArgumentException(MARK + name + " needs a value");
      }
      if (values.put(name, args.get(i + 1)) != null) {
        throw new IllegalArgumentException(MARK + name + " is given twice: give it once");
      }
    }
    return new Arguments(values);
  }

  Optional<String> text(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** A value that there must be. */
  String required(String name) {
    return text(name).orElseThrow(() -> new IllegalArgumentException("give " + MARK + name));
  }

  /** A whole number, or the other one if none was given. */
  int count(String name, int least, int otherwise) {
    return text(name).map(value -> parsed(name, value, least)).orElse(otherwise);
  }

  /** One of some constants, written in small letters, or the other one if none was given. */
  <E extends Enum<E>> E choice(String name, E otherwise) {
    return text(name).map(value -> chosen(name, value, otherwise)).orElse(otherwise);
  }

  private static <E extends Enum<E>> E chosen(String name, String value, E any) {
    List<E> all = List.of(any.getDeclaringClass().getEnumConstants());
    return all.stream()
        .filter(each -> label(each).equals(value))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    MARK
                        + name
                        + " must be one of "
                        + String.join(", ", all.stream().map(Arguments::label).toList())
                        + ". Provided value: "
                        + value));
  }

  private static String label(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** Whole numbers with commas between them, each greater than the one before. */
  List<Integer> rising(String name, int least, List<Integer> otherwise) {
    Optional<String> given = text(name);
    if (given.isEmpty()) {
      return otherwise;
    }
    List<Integer> counts =
        Arrays.stream(given.get().split(",", -1)).map(v -> parsed(name, v, least)).toList();
    for (int i = 1; i < counts.size(); i++) {
      if (counts.get(i - 1) >= counts.get(i)) {
        throw new IllegalArgumentException(
            MARK + name + " must rise. Provided value: " + given.get());
      }
    }
    return counts;
  }

  private static int parsed(String name, String value, int least) {
    try {
      int count = Integer.parseInt(value.strip());
      if (count >= least) {
        return count;
      }
    } catch (NumberFormatException e) {
      // said below, for both
    }
    throw new IllegalArgumentException(
        MARK + name + " must be a whole number, at least " + least + ". Provided value: " + value);
  }
}
