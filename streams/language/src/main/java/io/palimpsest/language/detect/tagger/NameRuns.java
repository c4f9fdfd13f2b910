package io.palimpsest.language.detect.tagger;

import java.util.Arrays;

/**
 * Stretches of units that look like one name: capitals side by side or, where capitals say nothing,
 * words that no dictionary of common words has. What stands at the end of a stretch, before it and
 * after it tells more about each of its words than their own neighbours do: the first word of
 * {@code Perth City Hospital} is no place.
 */
final class NameRuns {
  private static final int NAMES =
      WordFacts.NAMES
          | WordFacts.KNOWN_PERSON
          | WordFacts.ANY_PLACE
          | WordFacts.ORGANIZATION
          | WordFacts.WORDNET_ORGANIZATION
          | WordFacts.PHRASES;

  /** After these signs a sentence goes on. */
  private static final String INNER_SIGNS = ",-&/('";

  private final Units units;
  private final int[] firsts;
  private final int[] lasts;

  private NameRuns(Units units) {
    this.units = units;
    firsts = new int[units.size()];
    lasts = new int[units.size()];
    Arrays.fill(firsts, -1);
  }

  static NameRuns of(Units units) {
    NameRuns runs = new NameRuns(units);
    int unit = 0;
    while (unit < units.size()) {
      unit = runs.isNameLike(unit) ? runs.close(unit) : unit + 1;
    }
    return runs;
  }

  /** First unit of the stretch that a unit is in; -1 when it is in none. */
  int first(int unit) {
    return firsts[unit];
  }

  /** Last unit of that stretch. */
  int last(int unit) {
    return lasts[unit];
  }

  /** Whether a capital says little because a sentence may begin here. */
  boolean startsSentence(int unit) {
    if (unit == 0) {
      return true;
    }
    return switch (units.kind(unit - 1)) {
      case WORD, NUMBER, CODE -> false;
      case PUNCTUATION, SYMBOL -> INNER_SIGNS.indexOf(units.firstLetter(unit - 1)) < 0;
      case HASHTAG, EMOJI, URL, EMAIL, HANDLE -> true;
    };
  }

  /** Whether a unit is part of such a stretch, or stands right behind one. */
  boolean isInOrBehind(int unit) {
    return firsts[unit] >= 0 || unit > 0 && firsts[unit - 1] >= 0;
  }

  /** Whether such a stretch ends right before a unit and another one begins right after it. */
  boolean isBetween(int unit) {
    return unit > 0 && unit + 1 < units.size() && firsts[unit - 1] >= 0 && firsts[unit + 1] >= 0;
  }

  /** Marks the stretch that begins here; returns the unit after it. */
  private int close(int first) {
    int last = first;
    int next = first + 1;
    while (next < units.size()) {
      if (isNameLike(next)) {
        last = next++;
      } else if (next + 1 < units.size() && joins(next) && isNameLike(next + 1)) {
        last = next + 1;
        next += 2;
      } else {
        break;
      }
    }
    Arrays.fill(firsts, first, last + 1, first);
    Arrays.fill(lasts, first, last + 1, last);
    return last + 1;
  }

  private boolean isNameLike(int unit) {
    boolean word = units.kind(unit) == UnitKind.WORD || units.kind(unit) == UnitKind.CODE;
    if (!word || units.firstLetter(unit) == '\'') {
      return false;
    }
    int flags = units.flags(unit);
    boolean capital = Character.isUpperCase(units.firstLetter(unit));
    boolean stop = units.sense(unit) == WordFacts.STOP_WORD;
    boolean common = stop || (flags & WordFacts.COMMON) != 0;
    boolean named = !stop && (flags & NAMES) != 0;
    return switch (units.profile()) {
      case 1 -> capital && !(common && !named && startsSentence(unit));
      case 2 -> capital && (!common || named);
      default -> units.letters(unit) > 1 && !stop && (!common || WordFacts.isOftenName(flags));
    };
  }

  /** As in Smith-Jones, Smith & Jones, St. Louis. */
  private boolean joins(int unit) {
    if (units.end(unit) - units.start(unit) != 1) {
      return false;
    }
    char c = units.firstLetter(unit);
    return c == '-' || c == '&' || c == '.' && units.end(unit - 1) - units.start(unit - 1) <= 3;
  }
}
