package io.palimpsest.connect.documentation;

import io.palimpsest.connect.jsonlines.JsonLinesSink;
import io.palimpsest.connect.jsonlines.JsonLinesSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.apache.kafka.common.config.ConfigDef;
import org.apache.kafka.common.config.ConfigDef.ConfigKey;

/**
 * Makes {@code SETTINGS.md} of the definitions in the code. After a change there, run {@link #main}
 * in the folder {@code connectors}; a test fails until it was.
 */
final class SettingsPage {
  static final Path FILE = Path.of("SETTINGS.md");

  /** All plugins, in the order of the page. */
  static final List<Section> SECTIONS =
      List.of(
          new Section(JsonLinesSource.class.getName(), new JsonLinesSource().config()),
          new Section(JsonLinesSink.class.getName(), new JsonLinesSink().config()));

  /** A plugin by the name that {@code connector.class} or {@code transforms.X.type} has. */
  record Section(String plugin, ConfigDef definition) {}

  private SettingsPage() {}

  public static void main(String[] arguments) throws IOException {
    Files.writeString(FILE, text());
  }

  static String text() {
    StringBuilder page =
        new StringBuilder(
            """
            # Settings

            Made from the code by `SettingsPage`; do not edit. What Connect itself can be told (`name`, `tasks.max`, converters, `topics` of a sink, ...) is in its own documentation.
            """);
    SECTIONS.forEach(section -> append(page, section));
    return page.toString();
  }

  private static void append(StringBuilder page, Section section) {
    page.append("\n## `").append(section.plugin()).append("`\n");
    List<ConfigKey> keys = List.copyOf(section.definition().configKeys().values());
    List<String> groups = keys.stream().map(key -> String.valueOf(key.group)).distinct().toList();
    for (String group : groups) {
      if (!group.equals("null")) {
        page.append("\n### ").append(group).append("\n");
      }
      keys.stream()
          .filter(key -> String.valueOf(key.group).equals(group) && !key.internalConfig)
          .sorted(Comparator.comparingInt(key -> key.orderInGroup))
          .forEach(key -> append(page, key));
    }
  }

  private static void append(StringBuilder page, ConfigKey key) {
    page.append("\n**`").append(key.name).append("`** (").append(word(key.type)).append(", ");
    if (key.defaultValue == ConfigDef.NO_DEFAULT_VALUE) {
      page.append("required");
    } else if (Objects.toString(key.defaultValue, "").isEmpty()) {
      page.append("default: none");
    } else {
      page.append("default: `")
          .append(ConfigDef.convertToString(key.defaultValue, key.type))
          .append('`');
    }
    if (key.validator != null) {
      page.append("; ").append(key.validator);
    }
    page.append("; importance ").append(word(key.importance)).append(")  \n");
    page.append(key.documentation).append('\n');
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
