package io.palimpsest.language.lexicon;

import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Where lexicons lie that can be built again. The name of a file holds the version of its format,
 * so that two versions of palimpsest on one machine do not take turns in building.
 */
public final class LexiconCache {
  private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9-]*");

  private LexiconCache() {}

  /** The place of a lexicon on this machine. */
  public static Path file(String name) {
    return file(System.getenv(), Path.of(System.getProperty("user.home")), name);
  }

  /**
   * The place of a lexicon: below {@code XDG_CACHE_HOME} if that is an absolute path, as the XDG
   * specification has it, otherwise below {@code .cache} at home.
   *
   * @param name of its source: lower-case letters, digits and hyphens
   */
  public static Path file(Map<String, String> environment, Path home, String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "a name is lower-case letters, digits and hyphens. Provided value: " + name);
    }
    return root(environment, home)
        .resolve("palimpsest")
        .resolve("lexicon-%d-%s.plex".formatted(LexiconFile.FORMAT, name));
  }

  private static Path root(Map<String, String> environment, Path home) {
    Path asked = Path.of(environment.getOrDefault("XDG_CACHE_HOME", ""));
    return asked.isAbsolute() ? asked : home.resolve(".cache");
  }
}
