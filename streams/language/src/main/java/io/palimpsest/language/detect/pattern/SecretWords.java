package io.palimpsest.language.detect.pattern;

import java.util.Locale;
import java.util.Set;

/** The words that announce a secret or a user: {@code login}, {@code pw}, {@code api_key}. */
public final class SecretWords {

  /** What stands before one of them in the name of a field. No name of a person is among them. */
  private static final Set<String> QUALIFIERS =
      Set.of(
          ("api app access auth client secret private public user my your our db database admin root"
                  + " aws refresh bearer id login wifi wlan guest master old new first last full"
                  + " session ssh smtp ftp email mail http x")
              .split(" "));

  /** In a chat, who speaks stands before a colon, too. */
  private static final Set<String> ALSO_NAMES = Set.of("nick", "sid", "sandi", "key");

  private SecretWords() {}

  /**
   * Whether a part of a text is such a word with a sign of assignment behind it. Then it is the
   * name of a field, and nobody's.
   */
  public static boolean announces(String text, int start, int end) {
    int sign = end < text.length() && "\"'".indexOf(text.charAt(end)) >= 0 ? end + 1 : end;
    return sign < text.length()
        && (text.charAt(sign) == ':' || text.charAt(sign) == '=')
        && isFieldName(text.substring(start, end));
  }

  private static boolean isFieldName(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    if (Character.isUpperCase(word.charAt(0)) && ALSO_NAMES.contains(lower)) {
      return false;
    }
    int first = 0;
    for (int at = 0; at < lower.length(); at++) {
      if (lower.charAt(at) == '_' || lower.charAt(at) == '-') {
        if (!QUALIFIERS.contains(lower.substring(first, at))) {
          return false;
        }
        first = at + 1;
      }
    }
    return (CueWords.TABLE.find(lower.substring(first)) & SecretRule.CUES) != 0;
  }
}
