package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;
import java.util.List;

/**
 * Keys and tokens that say what they are: by the prefix that their vendor gives them, by a check
 * sum, as a JSON web token, or by a length and mixture that only a generator writes.
 */
final class KeyForms {

  /** A check sum holds. */
  private static final double CHECKED = 0.99;

  private static final double FORM = 0.96;

  /** Nothing shorter is a key of any vendor. */
  private static final int SHORTEST = 16;

  /** Of upper-case letters, small letters and digits; a word with a year at its end is shorter. */
  private static final int SHORTEST_RANDOM = 20;

  private static final String OPENS_PEM = "-----BEGIN ";
  private static final String CLOSES_PEM = "-----END ";
  private static final int MARKS = 5;

  /** What vendors put before a key, and how many letters, digits, - or _ follow at least. */
  private record Vendor(String prefix, int least) {}

  private static final List<Vendor> VENDORS =
      List.of(
          new Vendor("AKIA", 12), // Amazon
          new Vendor("ASIA", 12),
          new Vendor("ghp_", 20), // GitHub
          new Vendor("gho_", 20),
          new Vendor("ghu_", 20),
          new Vendor("ghs_", 20),
          new Vendor("ghr_", 20),
          new Vendor("github_pat_", 20),
          new Vendor("glpat-", 12), // GitLab
          new Vendor("gldt-", 12),
          new Vendor("glrt-", 12),
          new Vendor("xoxb-", 8), // Slack
          new Vendor("xoxp-", 8),
          new Vendor("xoxa-", 8),
          new Vendor("xoxr-", 8),
          new Vendor("xoxs-", 8),
          new Vendor("xoxe-", 8),
          new Vendor("xoxc-", 8),
          new Vendor("xoxd-", 8),
          new Vendor("xapp-", 8),
          new Vendor("AIza", 20), // Google
          new Vendor("ya29.", 12),
          new Vendor("GOCSPX-", 12),
          new Vendor("sk_live_", 8), // Stripe
          new Vendor("sk_test_", 8),
          new Vendor("rk_live_", 8),
          new Vendor("rk_test_", 8),
          new Vendor("pk_live_", 8),
          new Vendor("pk_test_", 8),
          new Vendor("whsec_", 12),
          new Vendor("sk-", 16), // OpenAI, Anthropic and those that do likewise
          new Vendor("gsk_", 16),
          new Vendor("hf_", 16), // Hugging Face
          new Vendor("r8_", 16),
          new Vendor("npm_", 16),
          new Vendor("pypi-", 16),
          new Vendor("SG.", 12), // SendGrid
          new Vendor("key-", 24), // Mailgun
          new Vendor("shpat_", 12), // Shopify
          new Vendor("shpss_", 12),
          new Vendor("shpca_", 12),
          new Vendor("dop_v1_", 12), // DigitalOcean
          new Vendor("doo_v1_", 12),
          new Vendor("dckr_pat_", 12),
          new Vendor("EAACEdEose0cBA", 0), // Facebook
          new Vendor("EAA", 24),
          new Vendor("AGE-SECRET-KEY-1", 0),
          new Vendor("ATATT", 16), // Atlassian
          new Vendor("lin_api_", 12),
          new Vendor("PMAK-", 12),
          new Vendor("NRAK-", 12),
          new Vendor("sq0atp-", 12),
          new Vendor("sq0csp-", 12),
          new Vendor("rzp_live_", 8),
          new Vendor("rzp_test_", 8),
          new Vendor("tskey-", 12),
          new Vendor("hvs.", 12), // Vault
          new Vendor("hvb.", 12),
          new Vendor("pul-", 16),
          new Vendor("phc_", 16),
          new Vendor("eyJ", 20)); // JSON web tokens: base64 of {"

  private static final String FIRST_LETTERS = firstLetters();

  private KeyForms() {}

  private static String firstLetters() {
    StringBuilder letters = new StringBuilder();
    VENDORS.forEach(vendor -> letters.append(vendor.prefix().charAt(0)));
    return letters.toString();
  }

  /** The keys in one chunk. */
  static void at(Atoms atoms, int first, int end, Findings found) {
    FoldedText text = atoms.text();
    int start = atoms.start(first);
    int stop = atoms.end(end - 1);
    int at = start;
    while (stop - at >= SHORTEST) {
      int keyEnd = keyEnd(text, at, stop);
      if (keyEnd > at) {
        found.addCharacters(EntityType.SECRET, at, keyEnd, confidence(text, at, keyEnd));
      }
      at = afterRun(text, Math.max(at, keyEnd), stop);
    }
  }

  /** Where the next run of letters and digits may begin. */
  private static int afterRun(FoldedText text, int from, int stop) {
    int at = from;
    while (at < stop && isInKey(text.at(at))) {
      at++;
    }
    return at < stop ? at + 1 : stop;
  }

  private static int keyEnd(FoldedText text, int start, int stop) {
    if (FIRST_LETTERS.indexOf(text.at(start)) >= 0) {
      for (Vendor vendor : VENDORS) {
        int body = start + vendor.prefix().length();
        if (startsWith(text, start, stop, vendor.prefix())) {
          int end = bodyEnd(text, body, stop);
          if (end - body >= vendor.least()) {
            return end;
          }
        }
      }
    }
    return randomEnd(text, start, stop);
  }

  private static boolean startsWith(FoldedText text, int at, int stop, String prefix) {
    if (stop - at < prefix.length()) {
      return false;
    }
    for (int i = 0; i < prefix.length(); i++) {
      if (text.at(at + i) != prefix.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Parts of one key may be joined by stops, as in a JSON web token. */
  private static int bodyEnd(FoldedText text, int from, int stop) {
    int at = from;
    while (at < stop
        && (isInKey(text.at(at))
            || text.at(at) == '.' && at + 1 < stop && isInKey(text.at(at + 1)))) {
      at++;
    }
    return at;
  }

  /** A run in which all three sorts of characters are at home; the start if there is none. */
  private static int randomEnd(FoldedText text, int start, int stop) {
    int upper = 0;
    int lower = 0;
    int digits = 0;
    int at = start;
    while (at < stop && isInKey(text.at(at))) {
      char c = text.at(at++);
      upper += c >= 'A' && c <= 'Z' ? 1 : 0;
      lower += c >= 'a' && c <= 'z' ? 1 : 0;
      digits += c >= '0' && c <= '9' ? 1 : 0;
    }
    boolean random = at - start >= SHORTEST_RANDOM && upper > 2 && lower > 2 && digits > 1;
    return random ? at : start;
  }

  private static boolean isInKey(char c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || c == '_'
        || c == '-';
  }

  private static double confidence(FoldedText text, int start, int end) {
    int mark = start + 3;
    boolean checked =
        end - start == mark - start + 1 + KeyChecksum.LENGTH
            && text.at(mark) == '_'
            && KeyChecksum.holds(text.substring(mark + 1, end));
    return checked ? CHECKED : FORM;
  }

  /**
   * Keys and certificates in their armour, which may be many lines.
   *
   * @param i a sign that begins a chunk
   * @return where the text goes on behind it, in characters; the start of {@code i} if there is no
   *     armour
   */
  static int armour(Atoms atoms, int i, Findings found) {
    FoldedText text = atoms.text();
    int start = atoms.start(i);
    if (!startsWith(text, start, text.size(), OPENS_PEM)) {
      return start;
    }
    int end = start + OPENS_PEM.length();
    while (end < text.size() && !startsWith(text, end, text.size(), CLOSES_PEM)) {
      end++;
    }
    if (end < text.size()) {
      end += CLOSES_PEM.length();
      int marks = 0;
      while (end < text.size() && marks < MARKS && text.at(end) != '\n') {
        marks += text.at(end++) == '-' ? 1 : 0;
      }
    }
    found.addCharacters(EntityType.SECRET, start, end, CHECKED);
    return end;
  }
}
