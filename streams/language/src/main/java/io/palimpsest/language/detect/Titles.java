package io.palimpsest.language.detect;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Words that stand before or behind a person's name and are no part of it, such as {@code senator}
 * and {@code jr}. In lower case, without full stops.
 */
public final class Titles {
  private static final String LINES = read();
  private static final Set<String> BEFORE = words("before: ");
  private static final Set<String> BEHIND = words("behind: ");

  private Titles() {}

  /** Before a name. */
  public static Set<String> before() {
    return BEFORE;
  }

  /** Behind a name. */
  public static Set<String> behind() {
    return BEHIND;
  }

  private static Set<String> words(String list) {
    return LINES
        .lines()
        .filter(line -> line.startsWith(list))
        .flatMap(line -> Arrays.stream(line.substring(list.length()).split(" ")))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static String read() {
    try (InputStream in = Titles.class.getResourceAsStream("titles.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
