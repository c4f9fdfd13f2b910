package io.palimpsest.language.pseudonym.name;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;

/**
 * The names of one country, as the package {@code net.datafaker:datafaker} (Apache-2.0) lists them
 * in YAML.
 *
 * <p>The lists are read by hand, since they are plain and the parser that knows all of YAML takes
 * three seconds for them: a key at a depth of six, then items in brackets or behind dashes. What is
 * anything else, an anchor or a rule that makes names of parts, is left out.
 *
 * @param female given names of women; empty if the file does not tell women from men
 * @param male given names of men
 * @param given all given names
 * @param family family names
 */
record NameFile(Set<String> female, Set<String> male, Set<String> given, Set<String> family) {
  private static final String SECTION = "    name:";
  private static final int SECTION_DEPTH = 4;
  private static final int KEY_DEPTH = 6;

  /**
   * Reads a file.
   *
   * @param name without its ending
   */
  static NameFile read(String name) {
    try (InputStream in = NameFile.class.getResourceAsStream("/" + name + ".yml")) {
      if (in == null) {
        throw new IllegalStateException("the installation lacks names: " + name + ".yml");
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads the text of a file. */
  static NameFile parse(String yaml) {
    NameFile names =
        new NameFile(new HashSet<>(), new HashSet<>(), new HashSet<>(), new HashSet<>());
    Iterator<String> lines = yaml.lines().iterator();
    boolean inside = false;
    String key = "";
    while (lines.hasNext()) {
      String line = lines.next();
      int depth = depth(line);
      if (depth == line.length() || line.charAt(depth) == '#') {
        continue;
      }
      if (depth <= SECTION_DEPTH) {
        inside = line.stripTrailing().equals(SECTION);
        key = "";
      } else if (inside) {
        int colon = depth == KEY_DEPTH && line.charAt(depth) != '-' ? line.indexOf(':') : -1;
        key = colon < 0 ? key : line.substring(depth, colon);
        names.takeItems(key, line, Math.max(depth, colon + 1));
      }
    }
    return names;
  }

  private static int depth(String line) {
    int depth = 0;
    while (depth < line.length() && line.charAt(depth) == ' ') {
      depth++;
    }
    return depth;
  }

  private void takeItems(String key, String line, int from) {
    int start = from;
    for (int i = from; i <= line.length(); i++) {
      if (i == line.length() || ",[]".indexOf(line.charAt(i)) >= 0) {
        takeName(key, line.substring(start, i).strip());
        start = i + 1;
      }
    }
  }

  private void takeName(String key, String item) {
    String name = item.startsWith("- ") ? item.substring(2).strip() : item;
    if (name.length() > 1 && (name.charAt(0) == '"' || name.charAt(0) == '\'')) {
      name = name.substring(1, name.length() - 1).strip();
    }
    if (name.isEmpty() || "&*-".indexOf(name.charAt(0)) >= 0 || name.indexOf('#') >= 0) {
      return;
    }
    if (key.contains("last_name")) {
      family.add(name);
    } else if (key.endsWith("first_name") || key.startsWith("tamil_")) {
      given.add(name);
      if (key.startsWith("female") || key.contains("_female")) {
        female.add(name);
      } else if (key.startsWith("male") || key.contains("_male")) {
        male.add(name);
      }
    }
  }
}
