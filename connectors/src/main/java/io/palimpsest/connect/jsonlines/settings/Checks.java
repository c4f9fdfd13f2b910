package io.palimpsest.connect.jsonlines.settings;

import java.nio.file.FileSystems;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigException;

/** What values of settings must be. Their names are what the documentation shows. */
final class Checks {
  static final ConfigDef.Validator ABSOLUTE_PATH =
      check(
          "the absolute path of a directory",
          value -> {
            try {
              return Path.of(value).isAbsolute();
            } catch (InvalidPathException e) {
              return false;
            }
          });

  static final ConfigDef.Validator GLOB =
      check(
          "a pattern of file names, without directories",
          value -> {
            try {
              FileSystems.getDefault().getPathMatcher("glob:" + value);
              return !value.isEmpty() && !value.contains("/");
            } catch (IllegalArgumentException e) {
              return false;
            }
          });

  static final ConfigDef.Validator TOPIC =
      check(
          "the name of a topic: 1 to 249 of a-z A-Z 0-9 . _ -",
          value ->
              Pattern.matches("[a-zA-Z0-9._-]{1,249}", value)
                  && !value.equals(".")
                  && !value.equals(".."));

  static final ConfigDef.Validator FIELD = check("the name of a field", value -> !value.isBlank());

  /** A directory that is made of a date must stay below the one it is made in. */
  static final ConfigDef.Validator DATE_PATTERN =
      check(
          "a pattern of java.time that gives names of directories, a-z A-Z 0-9 . _ = - and /",
          value -> {
            try {
              return isDirectory(
                  DateTimeFormatter.ofPattern(value, Locale.ROOT)
                      .withZone(ZoneOffset.UTC)
                      .format(Instant.EPOCH));
            } catch (IllegalArgumentException | DateTimeException e) {
              return false;
            }
          });

  private Checks() {}

  private static boolean isDirectory(String path) {
    return Pattern.matches(
        "[a-zA-Z0-9_=-][a-zA-Z0-9._=-]*(/[a-zA-Z0-9_=-][a-zA-Z0-9._=-]*)*", path);
  }

  static <E extends Enum<E>> ConfigDef.Validator oneOf(Class<E> type) {
    return ConfigDef.ValidString.in(words(type).toArray(String[]::new));
  }

  /** How constants are written in settings: READ_TIME is read-time. */
  static <E extends Enum<E>> List<String> words(Class<E> type) {
    return List.of(type.getEnumConstants()).stream().map(Checks::word).toList();
  }

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static <E extends Enum<E>> E constant(Class<E> type, String word) {
    return Enum.valueOf(type, word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /**
   * Offers the words of an enumeration, and shows the setting only where another one has a value.
   */
  record Words(List<String> words, String dependsOn, List<String> needed)
      implements ConfigDef.Recommender {
    static <E extends Enum<E>> Words of(Class<E> type) {
      return new Words(Checks.words(type), "", List.of());
    }

    static Words visibleIf(String setting, Enum<?>... values) {
      return new Words(List.of(), setting, List.of(values).stream().map(Checks::word).toList());
    }

    @Override
    public List<Object> validValues(String name, Map<String, Object> config) {
      return List.copyOf(words);
    }

    @Override
    public boolean visible(String name, Map<String, Object> config) {
      return dependsOn.isEmpty() || needed.contains(String.valueOf(config.get(dependsOn)));
    }
  }

  private interface Test {
    boolean holds(String value);
  }

  private static ConfigDef.Validator check(String description, Test test) {
    return new ConfigDef.Validator() {
      @Override
      public void ensureValid(String name, Object value) {
        if (value instanceof String text && !test.holds(text)) {
          throw new ConfigException(name, value, "must be " + description);
        }
      }

      @Override
      public String toString() {
        return description;
      }
    };
  }
}
