package io.palimpsest.ops;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The compose file, with merge keys and the defaults of variables put in. */
record Compose(Map<?, ?> root) {
  private static final Pattern VARIABLE = Pattern.compile("\\$\\{(\\w+):-([^}]*)}");

  static Compose read() throws IOException {
    return new Compose((Map<?, ?>) resolved(Yaml.documents(OpsFiles.COMPOSE).get(0)));
  }

  Map<String, Object> services() {
    return Yaml.map(root, "services");
  }

  /** Names of the instances of the service. */
  List<String> instances() {
    return services().keySet().stream()
        .filter(name -> Yaml.texts(services(), name, "command").contains("run"))
        .toList();
  }

  /** What is run by the image of the service. */
  List<CommandUse> commands() {
    return services().entrySet().stream()
        .filter(entry -> Yaml.text(entry.getValue(), "image").startsWith("palimpsest:"))
        .filter(entry -> Yaml.at(entry.getValue(), "entrypoint").isEmpty())
        .map(
            entry ->
                new CommandUse(
                    "compose service " + entry.getKey(), Yaml.texts(entry.getValue(), "command")))
        .toList();
  }

  private static Object resolved(Object node) {
    if (node instanceof Map<?, ?> map) {
      Map<Object, Object> all = new LinkedHashMap<>();
      if (map.get("<<") instanceof Map<?, ?> merged) {
        all.putAll((Map<?, ?>) resolved(merged));
      }
      map.forEach(
          (key, value) -> {
            if (!key.equals("<<")) {
              all.put(key, resolved(value));
            }
          });
      return all;
    }
    if (node instanceof List<?> list) {
      return list.stream().map(Compose::resolved).toList();
    }
    return node instanceof String text ? withDefaults(text) : node;
  }

  /** As Compose puts them in where nothing is set; and {@code $$} is a dollar. */
  private static String withDefaults(String text) {
    return VARIABLE
        .matcher(text)
        .replaceAll(found -> Matcher.quoteReplacement(found.group(2)))
        .replace("$$", "$");
  }
}
