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
  private static final int SHORTEST = 9;

  /** Of upper-case letters, small letters and digits; a word with a year at its end is shorter. */
  private static final int SHORTEST_RANDOM = 20;

  private static final String OPENS_PEM = "-----BEGIN ";
  private static final String CLOSES_PEM = "-----END ";
  private static final int MARKS = 5;
  private static final int ARMOUR_WORD = "BEGIN".length();

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
          new Vendor("xoxb-", 4), // Slack
          new Vendor("xoxp-", 4),
          new Vendor("xoxa-", 4),
          new Vendor("xoxr-", 4),
          new Vendor("xoxs-", 4),
          new Vendor("xoxe-", 4),
          new Vendor("xoxc-", 4),
          new Vendor("xoxd-", 4),
          new Vendor("xapp-", 4),
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

  private static final Vendor[][] BY_FIRST = byFirst();

  private KeyForms() {}

  private static Vendor[][] byFirst() {
    Vendor[][] vendors = new Vendor[0x80][];
    for (int i = 0; i < vendors.length; i++) {
      char first = (char) i;
      vendors[i] =
          VENDORS.stream()
              .filter(vendor -> vendor.prefix().charAt(0) == first)
              .toArray(Vendor[]::new);
    }
    return vendors;
  }

  /**
   * The keys in one chunk. Linear: where a prefix is followed by too little, that little is all
   * that was read.
   */
  static void at(Atoms atoms, int first, int end, Findings found) {
    FoldedText text = atoms.text();
    int stop = atoms.end(end - 1);
    int run = atoms.start(first);
    while (stop - run >= SHORTEST) {
      int runEnd = runEnd(text, run, stop);
      int keyEnd = vendors(text, run, runEnd, stop, found);
      if (keyEnd == run && isRandom(text, run, runEnd)) {
        found.addCharacters(EntityType.SECRET, run, runEnd, confidence(text, run, runEnd));
      }
      run = Math.max(runEnd, keyEnd) + 1;
    }
  }

  private static int runEnd(FoldedText text, int from, int stop) {
    int at = from;
    while (at < stop && isInKey(text.at(at))) {
      at++;
    }
    return at;
  }

  /** The end of a key that begins with its vendor's prefix; the run's start if there is none. */
  private static int vendors(FoldedText text, int run, int runEnd, int stop, Findings found) {
    boolean border = true;
    for (int at = run; at < runEnd; at++) {
      char c = text.at(at);
      int end = border ? vendorEnd(text, at, stop) : at;
      if (end > at && (at == run || isMixed(text, at, end))) {
        found.addCharacters(EntityType.SECRET, at, end, confidence(text, at, end));
        return end;
      }
      border = c == '-' || c == '_';
    }
    return run;
  }

  private static int vendorEnd(FoldedText text, int start, int stop) {
    char first = text.at(start);
    for (Vendor vendor : BY_FIRST[first < 0x80 ? first : 0]) {
      if (startsWith(text, start, stop, vendor.prefix())) {
        int body = start + vendor.prefix().length();
        int end = bodyEnd(text, body, stop);
        if (end - body >= vendor.least()) {
          return end;
        }
      }
    }
    return start;
  }

  /** The-key-to-all-doors is none: one that stands inside of a run has capitals or digits. */
  private static boolean isMixed(FoldedText text, int start, int end) {
    for (int at = start; at < end; at++) {
      char c = text.at(at);
      if (c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') {
        return true;
      }
    }
    return false;
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

  /** Whether all three sorts of characters are at home in a run. */
  private static boolean isRandom(FoldedText text, int start, int end) {
    if (end - start < SHORTEST_RANDOM) {
      return false;
    }
    int upper = 0;
    int lower = 0;
    int digits = 0;
    for (int at = start; at < end; at++) {
      char c = text.at(at);
      upper += c >= 'A' && c <= 'Z' ? 1 : 0;
      lower += c >= 'a' && c <= 'z' ? 1 : 0;
      digits += c >= '0' && c <= '9' ? 1 : 0;
    }
    return upper > 2 && lower > 2 && digits > 1;
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

  /** Whether it is the first word behind five dashes or more. */
  static boolean mayOpenArmour(Atoms atoms, int i) {
    return atoms.length(i) == ARMOUR_WORD && atoms.isSign(i - 1, '-') && atoms.isGlued(i);
  }

  /**
   * Finds a key or certificate in its armour, which may be many lines.
   *
   * @param i a word behind a dash
   * @return where the text goes on behind it, in characters; 0 if there is no armour
   */
  static int armour(Atoms atoms, int i, Findings found) {
    FoldedText text = atoms.text();
    int start = atoms.start(i) - MARKS;
    if (start < 0 || !startsWith(text, start, text.size(), OPENS_PEM)) {
      return 0;
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
