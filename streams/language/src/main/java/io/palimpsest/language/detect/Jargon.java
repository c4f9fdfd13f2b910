package io.palimpsest.language.detect;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Terms and abbreviations of chats, programmers, players and other circles, which no dictionary has
 * and which look like unknown names where people write in lower case.
 */
public final class Jargon {
  /** People are called by two letters. */
  private static final int SHORTEST_ABBREVIATION = 3;

  /** Longer words without a vowel may be codes or the initials of several people. */
  private static final int LONGEST_ABBREVIATION = 5;

  private static final Set<String> WORDS = read();

  private Jargon() {}

  /** All terms, in lower case. */
  public static Set<String> words() {
    return WORDS;
  }

  /** Whether a word in lower case is such a term. */
  public static boolean has(String word) {
    return WORDS.contains(word);
  }

  /** Whether a word in lower case cannot be spoken and so is no person's name, nor initials. */
  public static boolean isUnspeakable(String word) {
    if (word.length() < SHORTEST_ABBREVIATION || word.length() > LONGEST_ABBREVIATION) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c < 'a' || c > 'z' || "aeiouy".indexOf(c) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static Set<String> read() {
    try (InputStream in = Jargon.class.getResourceAsStream("jargon.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.contains(": ") && !line.startsWith("#"))
          .flatMap(line -> Arrays.stream(line.substring(line.indexOf(": ") + 2).split(" ")))
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
