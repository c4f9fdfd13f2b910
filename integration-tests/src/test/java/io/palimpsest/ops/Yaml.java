package io.palimpsest.ops;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;

/** Documents as maps, lists and plain values, with steps into them that may lead nowhere. */
final class Yaml {
  private Yaml() {}

  /** All documents of a file. A key that stands twice is an error. */
  static List<Object> documents(Path file) throws IOException {
    return documents(Files.readString(file), file.toString());
  }

  static List<Object> documents(String text, String label) {
    // Merge keys are no part of YAML 1.2, and Docker's compose files live on them.
    Load load =
        new Load(LoadSettings.builder().setLabel(label).setAllowDuplicateKeys(false).build());
    List<Object> documents = new ArrayList<>();
    load.loadAllFromString(text).forEach(documents::add);
    return documents;
  }

  /** As people write it. */
  static String write(Object document) {
    return new Dump(
            DumpSettings.builder()
                .setDefaultFlowStyle(FlowStyle.BLOCK)
                .setWidth(Integer.MAX_VALUE)
                .build())
        .dumpToString(document);
  }

  /** What lies at the end of a path of keys and, as digits, positions. */
  static Optional<Object> at(Object node, String... path) {
    Object here = node;
    for (String step : path) {
      if (here instanceof Map<?, ?> map) {
        here = map.get(step);
      } else if (here instanceof List<?> list && step.matches("\\d+")) {
        int position = Integer.parseInt(step);
        here = position < list.size() ? list.get(position) : null;
      } else {
        return Optional.empty();
      }
    }
    return Optional.ofNullable(here);
  }

  static String text(Object node, String... path) {
    return at(node, path).map(String::valueOf).orElse("");
  }

  /** Empty where there is none. */
  static List<Object> list(Object node, String... path) {
    return at(node, path).map(found -> List.<Object>copyOf((List<?>) found)).orElseGet(List::of);
  }

  /** Empty where there is none. */
  static Map<String, Object> map(Object node, String... path) {
    Map<String, Object> copy = new LinkedHashMap<>();
    at(node, path)
        .ifPresent(
            found -> ((Map<?, ?>) found).forEach((key, value) -> copy.put(key.toString(), value)));
    return copy;
  }

  static List<String> texts(Object node, String... path) {
    return list(node, path).stream().map(String::valueOf).toList();
  }

  /** Every map in a tree, outer ones first. */
  static List<Map<?, ?>> maps(Object node) {
    List<Map<?, ?>> found = new ArrayList<>();
    if (node instanceof Map<?, ?> map) {
      found.add(map);
      map.values().forEach(value -> found.addAll(maps(value)));
    } else if (node instanceof List<?> list) {
      list.forEach(value -> found.addAll(maps(value)));
    }
    return found;
  }
}
