package io.palimpsest.language.pseudonym.name;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.Uniform;
import java.util.Optional;

/**
 * Other web addresses: another host, and other letters and digits behind it. Only the scheme and
 * the signs stay. The path is not remembered but drawn, the same for the same address; paths as
 * short as {@code /1} of one host may meet.
 */
final class WebNames implements Replacer {
  private static final String SIGNS = "/?#=&-_.:~+,;@!$()*";

  private final DomainNames domains;

  WebNames(DomainNames domains) {
    this.domains = domains;
  }

  @Override
  public Optional<String> replace(String original, AuthorNames author) {
    int scheme = original.indexOf("://");
    int start = scheme < 0 ? 0 : scheme + 3;
    int end = start;
    while (end < original.length() && "/?#".indexOf(original.charAt(end)) < 0) {
      end++;
    }
    // Whoever logs in with a name before the host, and the port behind it, are left out.
    int user = original.lastIndexOf('@', end - 1);
    int hostStart = user >= start ? user + 1 : start;
    int port = original.indexOf(':', hostStart);
    int hostEnd = port >= 0 && port < end ? port : end;
    if (hostEnd <= hostStart) {
      return Optional.empty();
    }
    String tail = original.substring(end);
    return domains
        .host(original.substring(hostStart, hostEnd), author)
        .map(host -> scheme(original, start) + host + other(tail, original, author));
  }

  private static String scheme(String original, int end) {
    String written = original.substring(0, end);
    return end == 0 || written.equalsIgnoreCase("http://") ? written : "https://";
  }

  private static String other(String tail, String original, AuthorNames author) {
    if (tail.isEmpty()) {
      return tail;
    }
    RandomBits bits = author.bits("path", original);
    StringBuilder out = new StringBuilder(tail.length());
    tail.codePoints().forEach(c -> out.append(other(c, bits)));
    return out.toString();
  }

  private static char other(int c, RandomBits bits) {
    if (Character.isDigit(c)) {
      return (char) ('0' + Uniform.below(10, bits));
    }
    if (c < 0x80 && SIGNS.indexOf(c) >= 0) {
      return (char) c;
    }
    char letter = (char) ('a' + Uniform.below(26, bits));
    return Character.isUpperCase(c) ? Character.toUpperCase(letter) : letter;
  }
}
