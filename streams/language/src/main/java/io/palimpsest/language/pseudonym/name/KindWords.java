package io.palimpsest.language.pseudonym.name;

import io.palimpsest.language.detect.Jargon;
import io.palimpsest.language.detect.Titles;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Words that stay in a name, because they tell of what kind it is. They stand in {@code words.txt};
 * those around a person's name are {@link Titles}.
 */
enum KindWords {
  /** Before a person's name. */
  TITLES,
  /** Inside a person's name. */
  PARTICLES,
  /** Behind a person's name. */
  SUFFIXES,
  /** In a person's name without being one: never learned. */
  GRAMMAR,
  /** Terms of {@link Jargon}: never learned in lower case. */
  JARGON,
  ORGANIZATION,
  STREET,
  /** Domains of mail providers that everybody may use. */
  PROVIDERS,
  /** Pairs of another name of a place and its usual name, with an equals sign between them. */
  SAME_PLACES;

  private static final List<String> LINES = lines();
  private final Set<String> words = new HashSet<>();
  private final Map<String, String> pairs = new HashMap<>();

  static {
    TITLES.words.addAll(Titles.before());
    SUFFIXES.words.addAll(Titles.behind());
    JARGON.words.addAll(Jargon.words());
    for (KindWords list : values()) {
      for (String line : LINES) {
        int colon = line.indexOf(':');
        if (colon > 0 && line.substring(0, colon).equalsIgnoreCase(list.name())) {
          list.words.addAll(List.of(line.substring(colon + 1).strip().split(" ")));
        }
      }
    }
    for (String pair : SAME_PLACES.words) {
      int equals = pair.indexOf('=');
      SAME_PLACES.pairs.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
  }

  private static List<String> lines() {
    try (InputStream in = KindWords.class.getResourceAsStream("words.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The second of the pair that begins with this. */
  Optional<String> find(String first) {
    String second = pairs.get(first.replace(' ', '_'));
    return second == null ? Optional.empty() : Optional.of(second.replace('_', ' '));
  }

  boolean has(String canonical) {
    return words.contains(canonical);
  }
}
