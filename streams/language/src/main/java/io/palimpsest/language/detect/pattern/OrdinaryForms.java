package io.palimpsest.language.detect.pattern;

import java.util.Locale;
import java.util.Set;

/**
 * Letters and digits that are no code: words that are written with digits (H2O, 401k, mp3), and
 * numbers with a unit (1st, 20mg, 2.5kg, 6ft2, 1080p).
 */
public final class OrdinaryForms {

  private static final String FILE = "ordinary-forms.txt";

  /** Words of the language. */
  private static final Set<String> WORDS = WordFile.set(FILE, "words");

  /** Words of chats, in small letters only: {@code w8} is wait, {@code W8} may be a gate. */
  private static final Set<String> CHAT = WordFile.set(FILE, "chat");

  /** Words that are written so only: {@code M25} is a road, {@code m25} may be anything. */
  private static final Set<String> AS_WRITTEN = WordFile.set(FILE, "as-written");

  /** What may stand behind a number. No name is among them. */
  private static final Set<String> UNITS =
      Set.of(
          ("st nd rd th am pm k m b bn mn mm cm km nm kg g mg mcg ug ml cl l lb lbs oz ft in yd mi"
                  + " mph kmh kph h hr hrs s sec ms d w wk wks mo y yr yrs yo x p i px pt pts"
                  + " gb mb tb kb hz khz mhz ghz kw kwh mw v kv mah a c f fps rpm bpm hp cc cal"
                  + " pct bps usd eur gbp e er z day days hour hours min mins minutes week weeks"
                  + " month months year years people times miles pages points kids")
              .split(" "));

  /** Units of which one stands behind the other: 1m87, 6ft2, 2h30m, 4x100m, 1e6. */
  private static final Set<String> MIXED =
      Set.of(
          "m", "ft", "h", "hm", "hms", "hmin", "ftin", "lboz", "lbsoz", "dh", "ms", "x", "xm", "e");

  /** Characters of the longest word. */
  public static final int LONGEST_WORD = 8;

  private static final int MOST_DIGITS = 6;
  private static final int MOST_PARTS = 3;
  private static final int LONGEST_MAJOR = 4;
  private static final int LONGEST_VERSION = 12;

  private OrdinaryForms() {}

  /** Whether it is a word of the language though it has digits. */
  public static boolean isWord(String text) {
    return CHAT.contains(text)
        || AS_WRITTEN.contains(text)
        || WORDS.contains(text.toLowerCase(Locale.ROOT));
  }

  /**
   * Whether it is such a word, or a number with its unit.
   *
   * @param text letters and digits in any case, with a sign before or a stop inside
   */
  public static boolean isOrdinary(String text) {
    int sign = text.length() > 1 && (text.charAt(0) == '-' || text.charAt(0) == '+') ? 1 : 0;
    return isWord(text) || isNumberWithUnit(text.substring(sign).toLowerCase(Locale.ROOT));
  }

  /** Whether it stands behind numbers that count places. In small letters. */
  public static boolean isOrdinalEnding(String letters) {
    return switch (letters) {
      case "st", "nd", "rd", "th" -> true;
      default -> false;
    };
  }

  private static boolean isNumberWithUnit(String lower) {
    if (lower.isEmpty()) {
      return false;
    }
    if (!isDigit(lower.charAt(0))) {
      return isVersion(lower);
    }
    int whole = digitsEnd(lower, 0);
    int digits = decimalsEnd(lower, whole);
    int unit = lettersEnd(lower, digits);
    if (whole > MOST_DIGITS || digits - whole > MOST_DIGITS) {
      return false;
    }
    if (unit == lower.length()) {
      return UNITS.contains(lower.substring(digits));
    }
    int more = digitsEnd(lower, unit);
    int last = lettersEnd(lower, more);
    return last == lower.length()
        && digits <= 4
        && more - unit <= 4
        && MIXED.contains(lower.substring(digits, unit) + lower.substring(more));
  }

  /** v2, v17, v2.3.1, Q3, x2: the letter says what the digits are. */
  private static boolean isVersion(String lower) {
    char lead = lower.charAt(0);
    int end = "vqx".indexOf(lead) >= 0 ? digitsEnd(lower, 1) : 1;
    if (end == lower.length()) {
      return end == 2 || lead == 'v' && end <= LONGEST_MAJOR;
    }
    int parts = 0;
    while (lead == 'v' && decimalsEnd(lower, end) > end && parts < MOST_PARTS) {
      end = decimalsEnd(lower, end);
      parts++;
    }
    return parts > 0 && end == lower.length() && end <= LONGEST_VERSION;
  }

  /** Behind a stop or comma; where that is, if none follow. */
  private static int decimalsEnd(String text, int from) {
    boolean sign = from > 0 && from < text.length() && ".,".indexOf(text.charAt(from)) >= 0;
    int end = sign ? digitsEnd(text, from + 1) : 0;
    return end > from + 1 ? end : from;
  }

  private static int digitsEnd(String text, int from) {
    int at = from;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static int lettersEnd(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) >= 'a' && text.charAt(at) <= 'z') {
      at++;
    }
    return at;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
