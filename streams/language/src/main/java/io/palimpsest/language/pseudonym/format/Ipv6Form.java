package io.palimpsest.language.pseudonym.format;

import java.util.Locale;
import java.util.Optional;

/**
 * IPv6: each group keeps its length, and the address the sort of network it belongs to. The
 * loopback address is alone of its sort and has no other.
 */
final class Ipv6Form implements Form {

  private static final int LONGEST_GROUP = 4;

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    String compact = original.compact();
    String folded = original.folded().toUpperCase(Locale.ROOT);
    boolean plain = folded.chars().allMatch(c -> c == ':' || Hex.DIGITS.indexOf(c) >= 0);
    if (!plain || !original.isExchangeable()) {
      return Optional.empty();
    }
    Places places = Places.fixed(compact);
    int place = 0;
    for (String group : folded.split(":")) {
      if (group.length() > LONGEST_GROUP) {
        return Optional.empty();
      }
      for (int i = 0; i < group.length(); i++) {
        places.open(place + i, Hex.DIGITS);
      }
      if (group.length() > 1) {
        places.open(place, group.charAt(0) == '0' ? "0" : Hex.NO_ZERO);
      }
      place += group.length();
    }
    places.keep(0, kept(folded));
    boolean digit = hasDigit(compact);
    return Recipe.of(folded, places, other -> !digit || hasDigit(other));
  }

  /** How many of the first digits name the sort of network. */
  private static int kept(String folded) {
    int first = folded.startsWith(":") ? 0 : folded.indexOf(':');
    if (folded.startsWith("2001:DB8:")) {
      return 7; // for examples
    }
    if (first == LONGEST_GROUP && (folded.startsWith("FC") || folded.startsWith("FD"))) {
      return 2; // private
    }
    if (first == LONGEST_GROUP && (folded.startsWith("2") || folded.startsWith("3"))) {
      return 1; // public
    }
    return first == 0 ? firstGroup(folded) : first;
  }

  private static int firstGroup(String folded) {
    int start = 0;
    while (start < folded.length() && folded.charAt(start) == ':') {
      start++;
    }
    int end = folded.indexOf(':', start);
    return (end < 0 ? folded.length() : end) - start;
  }

  private static boolean hasDigit(String compact) {
    return compact.chars().anyMatch(Folding::isDigit);
  }
}
