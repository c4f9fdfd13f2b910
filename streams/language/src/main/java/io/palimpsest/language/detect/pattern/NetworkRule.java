package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.detect.EntityType;

/** IPv4, IPv6 and hardware addresses. */
final class NetworkRule implements AtomRule {

  /** Eight groups of four with their colons, or the longest with an IPv4 tail. */
  private static final int LONGEST = 45;

  @Override
  public void at(Atoms atoms, int i, Findings found) {
    if (atoms.continuesWord(i)) {
      return;
    }
    if (atoms.isDigits(i) && atoms.isSign(i + 1, '.') && atoms.length(i) <= 3) {
      ipv4(atoms, i, found);
    }
    if (mayStartHex(atoms, i)) {
      int start = atoms.start(i);
      int end = hexEnd(atoms.text(), start);
      if (isFree(atoms.text(), start, end)) {
        String candidate = atoms.text().substring(start, end);
        if (isMac(candidate)) {
          found.addCharacters(EntityType.MAC_ADDRESS, start, end, 0.95);
        } else if (isIpv6(candidate)) {
          found.addCharacters(EntityType.IP_ADDRESS, start, end, 0.95);
        }
      }
    }
  }

  private static void ipv4(Atoms atoms, int i, Findings found) {
    boolean large = false;
    for (int k = i; k < i + 7; k++) {
      if (k > i && !atoms.isGlued(k)) {
        return;
      }
      boolean octet = (k - i) % 2 == 0;
      if (octet ? !isOctet(atoms, k) : !atoms.isSign(k, '.')) {
        return;
      }
      large |= octet && atoms.number(k) > 9;
    }
    int end = i + 7;
    boolean longer =
        (atoms.isGlued(end) && atoms.isAlphanumeric(end))
            || (atoms.isGlued(end)
                && atoms.isSign(end, '.')
                && atoms.isGlued(end + 1)
                && atoms.isAlphanumeric(end + 1))
            || (atoms.isGlued(i)
                && atoms.isSignOf(i - 1, ".-")
                && atoms.isGlued(i - 1)
                && atoms.isAlphanumeric(i - 2));
    if (longer || atoms.hasCueBefore(i, 2, Cue.VERSION.bit())) {
      return;
    }
    boolean cued = atoms.hasCueNear(i, end, Cue.IP.bit());
    found.add(EntityType.IP_ADDRESS, i, end, cued ? 0.95 : large ? 0.85 : 0.6);
  }

  private static boolean isOctet(Atoms atoms, int i) {
    return atoms.isNumber(i, 3, 0, 255)
        && (atoms.length(i) == 1 || atoms.text().at(atoms.start(i)) != '0');
  }

  /** A cheap look: up to four hex digits and then a separator, or two colons. */
  private static boolean mayStartHex(Atoms atoms, int i) {
    FoldedText text = atoms.text();
    int start = atoms.start(i);
    if (text.at(start) == ':') {
      boolean free = i == 0 || !atoms.isGlued(i) || !atoms.isAlphanumeric(i - 1);
      return free && atoms.isSign(i + 1, ':') && atoms.isGlued(i + 1);
    }
    int at = start;
    while (at < text.size() && at <= start + 4 && isHex(text.at(at))) {
      at++;
    }
    if (at == start || at >= text.size() || at > start + 4) {
      return false;
    }
    char separator = text.at(at);
    return separator == ':' || (separator == '-' && at == start + 2);
  }

  private static int hexEnd(FoldedText text, int start) {
    int end = start;
    int limit = Math.min(text.size(), start + LONGEST + 1);
    while (end < limit && (isHex(text.at(end)) || ":-.".indexOf(text.at(end)) >= 0)) {
      end++;
    }
    boolean open = end < limit && Character.isLetterOrDigit(text.at(end));
    while (!open && end > start && isLoose(text, start, end)) {
      end--;
    }
    return end;
  }

  /** Punctuation of the sentence; two colons may end an address. */
  private static boolean isLoose(FoldedText text, int start, int end) {
    char last = text.at(end - 1);
    boolean twoColons = last == ':' && end - 2 > start && text.at(end - 2) == ':';
    return ".-:".indexOf(last) >= 0 && !twoColons;
  }

  private static boolean isFree(FoldedText text, int start, int end) {
    return end - start <= LONGEST
        && end > start
        && (end == text.size() || !Character.isLetterOrDigit(text.at(end)))
        && (start == 0 || ":-.".indexOf(text.at(start - 1)) < 0);
  }

  private static boolean isMac(String candidate) {
    if (candidate.length() != 17) {
      return false;
    }
    char separator = candidate.charAt(2);
    for (int i = 0; i < 17; i++) {
      char c = candidate.charAt(i);
      if (i % 3 == 2 ? c != separator || c == '.' : !isHex(c)) {
        return false;
      }
    }
    return true;
  }

  /** Eight groups, or fewer around one double colon; at least three, so that a::b is none. */
  private static boolean isIpv6(String candidate) {
    if (candidate.indexOf('-') >= 0) {
      return false;
    }
    int gap = candidate.indexOf("::");
    if (gap != candidate.lastIndexOf("::")) {
      return false;
    }
    int groups = 0;
    int length = 0;
    boolean digit = false;
    for (int i = 0; i <= candidate.length(); i++) {
      char c = i < candidate.length() ? candidate.charAt(i) : ':';
      if (c == '.') {
        return false; // an IPv4 tail is found as IPv4
      }
      if (c != ':') {
        digit |= c <= '9';
        length++;
      } else if (length > 0) {
        groups++;
        if (length > 4) {
          return false;
        }
        length = 0;
      }
    }
    boolean opensWithColon = candidate.charAt(0) == ':' && gap != 0;
    if (gap < 0) {
      return groups == 8 && !opensWithColon;
    }
    boolean known = groups >= 3 || (gap == 0 && groups == 1) || candidate.startsWith("fe80");
    return !opensWithColon && groups <= 7 && known && digit;
  }

  private static boolean isHex(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }
}
